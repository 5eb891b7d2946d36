// The types of shared/rules/vocab as they are written: each with its doc comment and its words. Read by TypeScript's
// own parser.
import ts from 'typescript';

/** One word of the language: an op, a field, one of several forms, or one of several names. */
export type Word = {
  readonly name: string;
  /** Its type as it is written, where it has one. */
  readonly form: string | undefined;
  readonly says: string;
  /** The heading that stands above it, of a list that has some. */
  readonly group: string | undefined;
};
export type Vocab = {
  /** What a type is called, and how it is written. */
  readonly types: ReadonlyMap<string, ts.TypeNode>;
  readonly says: (type: string) => string;
  readonly words: (type: string) => readonly Word[];
  /** Elements of a list such as `verbs`. */
  readonly listed: (list: string) => readonly string[];
};

const tidy = (text: string): string =>
  text
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .trim();

/** Doc comments within a stretch of source, as one text. */
const docsIn = (text: string): string =>
  [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)]
    .map(([, inner = '']) =>
      inner
        .replace(/^\s*\* ?/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(' ');

/** Without the comments. */
const bare = (text: string): string => tidy(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ' '));

/** The last line comment that stands above something by itself: the heading of a group. */
const headingIn = (text: string): string | undefined => {
  const heads = [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^\s*\/\/ (.*)$/gm)];
  return heads.at(-1)?.[1];
};

export const propertiesOf = (node: ts.TypeLiteralNode): readonly ts.PropertySignature[] =>
  node.members.filter(ts.isPropertySignature);
export const nameOf = (property: ts.PropertySignature): string =>
  ts.isIdentifier(property.name) || ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();

/** @param sources the text of each file of the vocabulary */
export function vocabOf(sources: readonly string[]): Vocab {
  const files = sources.map((text, i) => ts.createSourceFile(`${i}.ts`, text, ts.ScriptTarget.Latest, true));
  const types = new Map<string, ts.TypeNode>();
  const docs = new Map<string, string>();
  const lists = new Map<string, readonly ts.StringLiteral[]>();
  for (const statement of files.flatMap((file) => [...file.statements])) {
    if (ts.isTypeAliasDeclaration(statement)) {
      types.set(statement.name.text, statement.type);
      docs.set(statement.name.text, docsIn(statement.getFullText().slice(0, statement.getLeadingTriviaWidth())));
    } else if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
        if (!value || !ts.isArrayLiteralExpression(value)) continue;
        lists.set(name.getText(), value.elements.filter(ts.isStringLiteral));
        docs.set(name.getText(), docsIn(statement.getFullText().slice(0, statement.getLeadingTriviaWidth())));
      }
  }

  /** What stands between the end of one node and the beginning of the next. */
  const before = (node: ts.Node, from: number): string => node.getSourceFile().text.slice(from, node.getStart());

  function inLiteral(node: ts.TypeLiteralNode): Word[] {
    let group: string | undefined;
    return propertiesOf(node).map((property) => {
      const trivia = before(property, property.pos);
      group = headingIn(trivia) ?? group;
      const written = bare(property.type?.getText() ?? '');
      const form = kindLetters.includes(written) ? 'EventKind' : written;
      return { name: nameOf(property), form, says: docsIn(trivia), group };
    });
  }
  /** The one form behind the name of a union that is made from a map of types. */
  function eachOf(member: ts.TypeNode): ts.TypeLiteralNode | undefined {
    const node = ts.isTypeReferenceNode(member) ? types.get(member.typeName.getText()) : undefined;
    const map = node && ts.isIndexedAccessTypeNode(node) ? node.objectType : undefined;
    return map && ts.isMappedTypeNode(map) && map.type && ts.isTypeLiteralNode(map.type) ? map.type : undefined;
  }
  function inUnion(node: ts.UnionTypeNode): Word[] {
    let from = node.pos;
    return node.types.flatMap((member): Word[] => {
      const says = docsIn(before(member, from));
      from = member.end;
      if (ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal))
        return [{ name: member.literal.text, form: undefined, says, group: undefined }];
      const literal = ts.isTypeLiteralNode(member) ? member : eachOf(member);
      const first = literal && propertiesOf(literal)[0];
      if (literal && first) return [{ name: nameOf(first), form: bare(literal.getText()), says, group: undefined }];
      return [];
    });
  }
  function words(type: string): readonly Word[] {
    const node = types.get(type);
    if (!node) return [];
    return wordsIn(node);
  }
  function wordsIn(node: ts.TypeNode): Word[] {
    if (ts.isTypeLiteralNode(node)) return inLiteral(node);
    if (ts.isUnionTypeNode(node)) return inUnion(node);
    if (ts.isIntersectionTypeNode(node))
      return node.types.flatMap((part) => (ts.isTypeLiteralNode(part) ? inLiteral(part) : []));
    const each = forEach(node);
    if (each) return wordsIn(each);
    const list = listOf(node);
    let from: number | undefined;
    return (list === undefined ? [] : (lists.get(list) ?? [])).map((element) => {
      const says = docsIn(before(element, from ?? element.pos));
      from = element.end;
      return { name: element.text, form: undefined, says, group: undefined };
    });
  }
  return {
    types,
    words,
    says: (type) => {
      const node = types.get(type);
      const list = node && listOf(node);
      return [docs.get(type), list === undefined ? '' : docs.get(list)].filter(Boolean).join(' ');
    },
    listed: (list) => (lists.get(list) ?? []).map((element) => element.text),
  };
}

/** `verbs` of `(typeof verbs)[number]`. */
export function listOf(node: ts.TypeNode): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node)) return undefined;
  const of = ts.isParenthesizedTypeNode(node.objectType) ? node.objectType.type : node.objectType;
  return ts.isTypeQueryNode(of) ? of.exprName.getText() : undefined;
}

/** What stands for a kind of event where a type is written once for all of them. */
export const kindLetters: readonly string[] = ['K', 'P'];

/** `T` of `{ [K in Keys]: T }[Keys]`: what is so for each of several. */
export function forEach(node: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isIndexedAccessTypeNode(node)) return undefined;
  return ts.isMappedTypeNode(node.objectType) ? node.objectType.type : undefined;
}
