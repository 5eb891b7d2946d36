// What the overlay of the Inner Region has in common, whichever of its sides is up (docs/adr/0035).
import { elsewhere, gone } from '../../../rules/dsl';
import type { DefId } from '../../../kernel/ids';
import type { Link, SpaceDef } from '../../../rules/vocab/definition';
import type { Overlay } from '../../../rules/vocab/overlay';

/** Which of the forms of the Inner Region is played with. */
export const forms = ['standard', 'realm', 'tower'] as const;
export type Form = (typeof forms)[number];

export const base = (name: string): DefId => `base/space/${name}`;
export const own = (name: string): DefId => `dragon/space/${name}`;
export const ways = (on: readonly DefId[], back: readonly DefId[]): readonly Link[] => [
  ...on.map((to): Link => ({ to, way: 'in' })),
  ...back.map((to): Link => ({ to, way: 'out' })),
];

/** A space that is in the game only where one of these forms is. */
export const onlyIn = (those: readonly Form[], { id }: SpaceDef): Overlay => ({
  overlay: id,
  when: { innerRegion: forms.filter((form) => !those.includes(form)) },
  absent: true,
});
/** Printed spaces that the overlay covers. */
export const covered = (form: Form, names: readonly string[]): readonly Overlay[] =>
  names.map((name) => gone('space', base(name), { innerRegion: form }));
export const ledOn = (form: Form, name: string, links: readonly Link[]): Overlay =>
  elsewhere('space', base(name), { when: { innerRegion: form }, with: { links } });
