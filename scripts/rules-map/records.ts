// The records of the reference (rules-tests.json, faq.json): each is a scenario that names it and cites its heading.
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Program, Scenario } from './program';

const file = v.array(
  v.strictObject({ id: v.string(), heading: v.string(), why: v.optional(v.string()), awaits: v.optional(v.string()) }),
);
export type RefRecord = v.InferOutput<typeof file>[number];

export const parseRecords = (text: string): readonly RefRecord[] => v.parse(file, parse(text));

/** Parts of a heading that only say where in the book one is. */
const general = new Set([
  'q&a',
  'board spaces',
  'character cards',
  'adventure cards',
  'spell cards',
  'faq & errata',
  'rules clarifications',
  'movement effects',
  'attacks',
  'board facts',
]);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^seed000 /, '')
    .trim();

/** Whether a scenario's rule cites a heading: one of its particular parts, with its question where it has one. */
export function cites(rule: string, heading: string): boolean {
  const all = heading
    .split(/[/+;,]| in (?=[A-Z])/)
    .map(plain)
    .filter((part) => part !== '');
  const particular = all.filter((part) => !general.has(part));
  const said = plain(rule);
  return (particular.length > 0 ? particular : all).some((part) => {
    const [, name, question] = /^(.*) (q\d)$/.exec(part) ?? [];
    return name === undefined || question === undefined
      ? said.includes(part)
      : said.includes(name) && new RegExp(`\\b${question}\\b`).test(said);
  });
}

export const provenBy = (program: Program, record: RefRecord): readonly Scenario[] =>
  program.scenarios.filter((s) => s.records.includes(record.id));

export function recordProblems(program: Program, records: readonly RefRecord[]): string[] {
  const ids = new Set(records.map((r) => r.id));
  const unknown = program.scenarios.flatMap((s) =>
    s.records.filter((id) => !ids.has(id)).map((id) => `${s.file}: "${s.title}" names ${id}, which is no record`),
  );
  return [
    ...unknown,
    ...records.flatMap((record): string[] => {
      const scenarios = provenBy(program, record);
      const found: string[] = [];
      if (record.awaits !== undefined && program.options.includes(record.awaits))
        found.push(`${record.id}: the option ${record.awaits} is built now: write its scenario`);
      if (scenarios.length === 0 && record.why === undefined && record.awaits === undefined)
        found.push(`${record.id} (${record.heading}): no scenario names it in a comment above its title`);
      if (scenarios.length > 0 && !scenarios.some((s) => cites(s.rule, record.heading)))
        found.push(`${record.id}: none of its scenarios cites ${record.heading}`);
      return found;
    }),
  ];
}

/** Compares with the reference itself, where that is at hand. */
export function missingRecords(
  records: readonly RefRecord[],
  reference: readonly { readonly id: string; readonly heading: string }[],
): string[] {
  const ours = new Map(records.map((r) => [r.id, r.heading]));
  return [
    ...reference
      .filter((r) => ours.get(r.id) !== r.heading)
      .map((r) => `${r.id}: ${ours.has(r.id) ? 'has another heading' : 'is not among the records'}`),
    ...records.filter((r) => !reference.some((x) => x.id === r.id)).map((r) => `${r.id}: is not in the reference`),
  ];
}
