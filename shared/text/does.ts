// What some effects do, told apart from the card that they stand on: as a row of a chart says it.
import type { EventDef } from '../rules/vocab/definition';
import type { Program } from '../rules/vocab/effect';
import { walkOf } from './clauses/walk';
import type { Self } from './describing';
import type { Language, Names } from './language';
import { inline, type Tongue } from './speech/compose';
import { plain } from './speech/marks';
import { open, signs } from './speech/words';

const CARD: EventDef = { id: 'rules/event/text', kind: 'event' };
const clausesOf = (code: Program): ReturnType<ReturnType<typeof walkOf>['clauses']> => walkOf(CARD, {}).clauses(code);

/** @param nothing where nothing comes of it */
export const doesIn =
  (speaker: (names: Names, self: Self) => Tongue, nothing: string): Language['does'] =>
  (code, names) => {
    if (code.length === 0) return nothing;
    const t = speaker(names, { kind: CARD.kind, slug: 'text' });
    t.row = true;
    return plain(open(signs(inline(clausesOf(code), 'main', t))));
  };
