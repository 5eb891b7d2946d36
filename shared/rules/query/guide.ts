// Who says which way a character goes: he himself, or one who has misled him (000 The Reaper, Misdirection).
import type { HeroId } from '../../kernel/ids';
import { heroesInOrder, type Env } from './env';
import { permits } from './stats';

export const guideOf = (env: Env, me: HeroId): HeroId =>
  heroesInOrder(env.s).find((h) => h.id !== me && permits(env, h.id, 'steer', { target: me }).ok)?.id ?? me;
