// What some effects do, told apart from the card that they stand on: as the text of a card that says nothing else.
import type { EventDef } from '../rules/vocab/definition';
import type { Language } from './language';

const CARD: EventDef = { id: 'rules/event/text', kind: 'event' };

/** @param nothing where nothing comes of it */
export const doesIn =
  (describe: Language['describe'], nothing: string): Language['does'] =>
  (code, names) => {
    if (code.length === 0) return nothing;
    const said = describe({ ...CARD, met: code }, names, {}).join(' ');
    return said.charAt(0).toLowerCase() + said.slice(1).replace(/\.$/, '');
  };
