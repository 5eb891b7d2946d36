// The page of charts: every machine of the rulebook as a picture, and what its states begin with.
import type { AnyStateMachine, StateNode } from '../../shared/rules/charts/chart';
import type { Entered } from '../../shared/rules/engine/rulebook';

type Action = { readonly type: string; readonly params?: unknown };

/** What a state begins with, in a few words; nothing for one that only branches. */
function beginning(node: StateNode): string {
  const [entered] = (node.entry as readonly Action[]).map((action) => action.params as Entered);
  if (entered === undefined) return '';
  const given = 'chart' in entered ? entered.given : entered.args;
  const what = 'chart' in entered ? `chapter ${entered.chart}` : entered.step;
  return given === undefined
    ? what
    : `${what} ${JSON.stringify(given)
        .replaceAll(/["{}[\]]/g, '')
        .replaceAll(':', ' ')}`;
}

const guardOf = (guard: unknown): string => {
  if (guard === undefined) return '';
  return typeof guard === 'string' ? guard : String((guard as { readonly type: unknown }).type);
};

/** A name that a picture may use for a state: those in different states may be called the same. */
const idOf = (node: StateNode): string => {
  const id = node.path.join('_').replaceAll('-', '_');
  // A word of the picture's own language.
  return id === 'end' ? 'end_' : id;
};
/** The state in which one begins that leads into a state with others inside it. */
const target = (node: StateNode): StateNode => {
  const [first] = node.initial.target as readonly StateNode[];
  return first === undefined ? node : target(first);
};
const isFinal = (node: StateNode): boolean => node.type === 'final';

function lines(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  return Object.values(node.states).flatMap((state): string[] => {
    const child: StateNode = state;
    if (isFinal(child)) return [];
    const inner =
      Object.keys(child.states).length === 0
        ? []
        : [`${pad}state ${idOf(child)} {`, ...lines(child, depth + 1), `${pad}}`];
    const begins = beginning(child);
    const named =
      begins === '' ? [`${pad}${idOf(child)}: ${child.key}`] : [`${pad}${idOf(child)}: ${child.key} (${begins})`];
    return inner.length > 0 ? inner : named;
  });
}

function ways(node: StateNode): string[] {
  return Object.values(node.states).flatMap((state): string[] => {
    const child: StateNode = state;
    const own = (child.transitions.get('next') ?? []).flatMap((way) => {
      const [to] = (way.target ?? []) as readonly StateNode[];
      if (to === undefined) return [];
      const guard = guardOf(way.guard);
      const end = isFinal(to) ? '[*]' : idOf(Object.keys(to.states).length === 0 ? to : target(to));
      return [`  ${idOf(child)} --> ${end}${guard === '' ? '' : `: ${guard}`}`];
    });
    return [...own, ...ways(child)];
  });
}

function picture(machine: AnyStateMachine): string {
  const root = machine.root as unknown as StateNode;
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...lines(root, 1),
    `  [*] --> ${idOf(target(root))}`,
    ...ways(root),
    '```',
  ].join('\n');
}

export const pageOf = (machines: Readonly<Record<string, AnyStateMachine>>): string =>
  [
    '# Charts',
    '',
    'Generated from the machines (`npx vitest run scripts/charts -u`). A state is named with what it begins with: a step of its own',
    'chapter, or another chapter. Ways without a name are gone where no other is open; they are asked from the top.',
    '',
    ...Object.entries(machines).flatMap(([id, machine]) => [`## ${id}`, '', picture(machine), '']),
  ]
    .join('\n')
    .trimEnd() + '\n';
