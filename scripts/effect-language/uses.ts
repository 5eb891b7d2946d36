// Where definitions use a word: goes through them along the types, so that `not` of a filter is not `not` of a
// condition.
import ts from 'typescript';
import { forEach, kindLetters, listOf, nameOf, propertiesOf, type Vocab } from './types';

export type Use = { readonly id: string; readonly value: unknown };
/** Uses by type and word: `CardFilter.zone`. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param definitions each is one of the type `Def`
 * @param overlays each of the type `Overlay`
 */
export function usesIn(
  vocab: Vocab,
  definitions: readonly { readonly id: string }[],
  overlays: readonly { readonly overlay: string }[] = [],
): Uses {
  const found = new Map<string, Use[]>();
  let id = '';
  const put = (type: string, word: string, value: unknown): void => {
    const key = `${type}.${word}`;
    const known = found.get(key) ?? [];
    known.push({ id, value });
    found.set(key, known);
  };

  const resolved = (node: ts.TypeNode): ts.TypeNode => {
    if (ts.isParenthesizedTypeNode(node)) return resolved(node.type);
    if (ts.isTypeOperatorNode(node)) return resolved(node.type);
    const each = forEach(node);
    if (each) return resolved(each);
    if (!ts.isTypeReferenceNode(node)) return node;
    const name = node.typeName.getText();
    const inner = node.typeArguments?.[0];
    if (inner && ['Readonly', 'Partial', 'Omit', 'Pick'].includes(name)) return resolved(inner);
    const alias = vocab.types.get(name);
    return alias ? resolved(alias) : node;
  };

  /** Fields that an object of this type may have; `undefined` where it is no such type. */
  function fields(of: ts.TypeNode): readonly ts.PropertySignature[] | undefined {
    const node = resolved(of);
    if (ts.isTypeLiteralNode(node)) return propertiesOf(node);
    if (!ts.isIntersectionTypeNode(node)) return undefined;
    return node.types.flatMap((part) => fields(part) ?? []);
  }

  function fits(of: ts.TypeNode, value: unknown): boolean {
    const name = ts.isTypeReferenceNode(of) ? of.typeName.getText() : '';
    if (name === 'Effect') return isNode(value) && typeof value['op'] === 'string';
    const node = resolved(of);
    if (ts.isUnionTypeNode(node)) return node.types.some((member) => fits(member, value));
    if (ts.isLiteralTypeNode(node))
      return ts.isStringLiteral(node.literal) ? value === node.literal.text : String(value) === node.literal.getText();
    if (listOf(node) !== undefined) return typeof value === 'string';
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) return Array.isArray(value);
    // `string & {}`: any name, besides those that are listed.
    if (ts.isIntersectionTypeNode(node) && node.types.some((part) => part.kind === ts.SyntaxKind.StringKeyword))
      return typeof value === 'string';
    const own = fields(node);
    if (!own) return !isNode(value) ? typeof value !== 'object' : /Record|Json/.test(node.getText());
    if (!isNode(value)) return false;
    const known = new Map(own.map((property) => [nameOf(property), property]));
    return (
      own.every((property) => property.questionToken !== undefined || nameOf(property) in value) &&
      Object.entries(value).every(([key, inner]) => {
        const type = known.get(key)?.type;
        if (!type) return false;
        return typeof inner === 'object' || fits(type, inner);
      })
    );
  }

  function walkFields(owner: string, properties: readonly ts.PropertySignature[], value: Node): void {
    for (const property of properties) {
      const name = nameOf(property);
      const inner = value[name];
      if (inner === undefined || !property.type) continue;
      put(owner, name, value);
      walk(property.type, inner, '', value);
    }
  }

  function walkUnion(owner: string, node: ts.UnionTypeNode, value: unknown, within: unknown): void {
    const member = node.types.find((one) => fits(one, value));
    if (!member) return;
    if (ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal)) return;
    const [first] = ts.isTypeLiteralNode(member) ? propertiesOf(member) : [];
    if (first && isNode(value)) {
      put(owner, nameOf(first), value);
      for (const property of ts.isTypeLiteralNode(member) ? propertiesOf(member) : [])
        if (property.type && value[nameOf(property)] !== undefined)
          walk(property.type, value[nameOf(property)], '', value);
      return;
    }
    walk(member, value, owner, within);
  }

  /** @param owner the type whose words these are; '' where the type has no name */
  function walk(of: ts.TypeNode, value: unknown, owner: string, within?: unknown): void {
    if (ts.isParenthesizedTypeNode(of) || ts.isTypeOperatorNode(of)) {
      walk(of.type, value, owner, within);
      return;
    }
    if (ts.isTypeReferenceNode(of)) {
      walkReference(of, value, within);
      return;
    }
    const each = forEach(of) ?? byKind(of, within);
    if (each) {
      walk(each, value, owner, within);
      return;
    }
    if (ts.isArrayTypeNode(of)) {
      for (const item of Array.isArray(value) ? (value as readonly unknown[]) : [])
        walk(of.elementType, item, owner, within);
    } else if (ts.isTupleTypeNode(of)) {
      for (const [i, item] of (Array.isArray(value) ? (value as readonly unknown[]) : []).entries()) {
        const element = of.elements[i];
        if (element) walk(element, item, owner, within);
      }
    } else if (ts.isUnionTypeNode(of)) {
      if (typeof value === 'string') put(owner, value, within ?? value);
      walkUnion(owner, of, value, within);
    } else if (listOf(of) !== undefined) {
      if (typeof value === 'string') put(owner, value, within ?? value);
    } else if (isNode(value)) {
      if (ts.isTypeLiteralNode(of)) walkFields(owner, propertiesOf(of), value);
      else if (ts.isIntersectionTypeNode(of)) for (const part of of.types) walk(part, value, owner, within);
    }
  }

  /** `Filters[K]` beside `on: K`: the type that goes with the kind that stands there. */
  function byKind(of: ts.TypeNode, within: unknown): ts.TypeNode | undefined {
    if (!ts.isIndexedAccessTypeNode(of) || !ts.isTypeReferenceNode(of.objectType)) return undefined;
    const kinds = vocab.types.get(of.objectType.typeName.getText());
    const on = isNode(within) ? within['on'] : undefined;
    return kinds && ts.isTypeLiteralNode(kinds)
      ? propertiesOf(kinds).find((one) => nameOf(one) === on)?.type
      : undefined;
  }

  function walkReference(of: ts.TypeReferenceNode, value: unknown, within: unknown): void {
    const name = of.typeName.getText();
    const [inner, second] = of.typeArguments ?? [];
    if (name === 'Effect') {
      walkEffect(value);
      return;
    }
    if (name === 'Record' && second) {
      for (const one of isNode(value) ? Object.values(value) : []) walk(second, one, '');
      return;
    }
    if (inner && ['Readonly', 'Partial', 'Omit', 'Pick'].includes(name)) {
      walk(inner, value, '', within);
      return;
    }
    // Where a type is written once for all kinds of events, a letter stands for the kind.
    const type = kindLetters.includes(name) ? 'EventKind' : name;
    const alias = vocab.types.get(type);
    if (alias) walk(alias, value, type, within);
  }

  function walkEffect(value: unknown): void {
    if (!isNode(value) || typeof value['op'] !== 'string') return;
    put('Ops', value['op'], value);
    const all = vocab.types.get('Ops');
    const op =
      all && ts.isTypeLiteralNode(all) ? propertiesOf(all).find((one) => nameOf(one) === value['op']) : undefined;
    if (!op?.type) return;
    const form = fields(op.type);
    if (form) {
      for (const property of form) {
        const inner = value[nameOf(property)];
        if (property.type && inner !== undefined) walk(property.type, inner, '', value);
      }
    } else walk(op.type, value, '');
  }

  const def = vocab.types.get('Def');
  for (const definition of definitions) {
    ({ id } = definition);
    const kind = 'kind' in definition ? definition.kind : undefined;
    const type = [...vocab.types].find(
      ([name, node]) => name.endsWith('Def') && fields(node)?.some((p) => nameOf(p) === 'kind' && isOf(p, kind)),
    );
    if (def && type) walk(type[1], definition, type[0]);
  }
  const over = vocab.types.get('Overlay');
  for (const overlay of overlays) {
    id = overlay.overlay;
    if (over) walk(over, overlay, 'Overlay');
  }
  return found;
}

const isOf = (property: ts.PropertySignature, kind: unknown): boolean =>
  typeof kind === 'string' && (property.type?.getText() ?? '').includes(`'${kind}'`);
