// What stands on a space and is met in its place, or may be (D Encountering Dragon Scales).
import type { CardId } from '../../kernel/ids';
import { defOfCard } from './cards';
import type { Env } from './env';
import { holds } from './eval';

/** `must`: while it stands there nothing else may be met. */
export function metInstead(env: Env, id: CardId): 'may' | 'must' | undefined {
  if (env.s.cards[id]?.zone !== 'stands') return undefined;
  const def = defOfCard(env, id);
  const choice = def.kind === 'figure' || def.kind === 'terrain' ? def.choice : undefined;
  const own: Env = { ...env, source: def.id, card: id };
  if (!choice || (choice.if && !holds(own, choice.if))) return undefined;
  return choice.must !== undefined && holds(own, choice.must) ? 'must' : 'may';
}
