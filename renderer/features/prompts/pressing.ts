// Who is to press a key while a story is told: it waits for him alone, though nothing is asked.
import type { SeatView } from '../../../shared/contract/view';
import type { HeroId } from '../../../shared/kernel/ids';
import type { Playback } from '../../timeline/playback.svelte';

type Told = Pick<Playback, 'waits' | 'scene' | 'fight' | 'attack'> & {
  readonly rolling?: Pick<Playback['rolling'], 'held' | 'thrown'>;
};
type At = { readonly seatOf: (hero: HeroId) => SeatView | undefined; readonly active: SeatView | undefined };

/** Nobody where the story goes on by itself. What was drawn was drawn by whoever has the turn. */
export const presser = (
  { waits, scene, fight, attack, rolling }: Told,
  { seatOf, active }: At,
): SeatView | undefined => {
  if (!waits) return undefined;
  const fought = fight ?? attack;
  const whose = scene?.t === 'spell' ? [scene.on] : scene !== undefined && 'hero' in scene ? [scene.hero] : [];
  const thrower = rolling?.held === true ? rolling.thrown?.event.hero : undefined;
  const heroes =
    scene !== undefined ? whose : thrower === undefined ? [fought?.mine.hero, fought?.theirs.hero] : [thrower];
  return (
    heroes
      .flatMap((hero) => (hero === undefined ? [] : (seatOf(hero) ?? [])))
      .find(({ control }) => control === 'person') ?? active
  );
};
