// What a character is: himself, a Toad, in another body, behind another character's card, or dead.
import type { DefId, HeroId } from '../../../kernel/ids';
import type { CharacterDef } from '../../vocab/definition';
import { optionOf } from '../../options/option-of';
import { TxHeroes } from './heroes';

/**
 * So many characters who are dead are still told of in the state; where there are twice as many, those who fell first
 * are left out. Every write copies the list of all characters, so a long game with many deaths would cost ever more.
 */
export const DEAD_KEPT = 16;

export class TxBodies extends TxHeroes {
  /** He goes on in another body, with so much fate, or is himself again; abilities and numbers are the body's. */
  takeForm(source: DefId, id: HeroId, form?: DefId, fate?: number): void {
    const hero = this.heroOf(id);
    this.embody(id);
    if (form === undefined) delete hero.form;
    else hero.form = form;
    this.log({ t: 'form', source, hero: id, ...(form === undefined ? {} : { def: form }) });
    if (fate !== undefined) this.change(source, id, 'fate', fate - hero.fate);
  }

  /** One who was killed stands up again as something else. */
  rise(id: HeroId): void {
    const hero = this.heroOf(id);
    hero.dead = false;
    hero.strength = 0;
    hero.craft = 0;
    hero.life = 0;
    hero.missTurns = 0;
    delete hero.toad;
    hero.status = this.made({});
    this.embody(id);
    this.seatOf(hero.seat).hero = id;
    this.d.fallen = this.made(this.d.fallen.filter((def) => def !== hero.def));
    this.d.unused = this.made(this.d.unused.filter((def) => def !== hero.def));
  }

  setMark(id: HeroId, space: DefId | undefined): void {
    const hero = this.heroOf(id);
    if (space === undefined) delete hero.mark;
    else hero.mark = space;
  }

  becomeToad(source: DefId, id: HeroId, turns: number): void {
    const hero = this.heroOf(id);
    this.embody(id);
    hero.toad = this.made({
      turns,
      since: this.d.turn.n,
      strength: hero.toad?.strength ?? 0,
      craft: hero.toad?.craft ?? 0,
    });
    this.log({ t: 'toad', source, hero: id, turns });
  }

  /** He is himself again. */
  endToad(id: HeroId): void {
    const hero = this.heroOf(id);
    if (!hero.toad) return;
    delete hero.toad;
    this.embody(id);
    this.log({ t: 'toad', hero: id, turns: 0 });
  }

  toadTurnEnds(id: HeroId): void {
    const hero = this.heroOf(id);
    if (!hero.toad || hero.toad.since === this.d.turn.n) return;
    if (hero.toad.turns <= 1) this.endToad(id);
    else hero.toad = this.made({ ...hero.toad, turns: hero.toad.turns - 1 });
  }

  /** Another character's card covers his own: he goes by all that is printed there. */
  coverBy(source: DefId, id: HeroId, by: CharacterDef, turns: number): void {
    this.uncover(id);
    const hero = this.heroOf(id);
    this.embody(id);
    hero.cover = this.made({ def: by.id, turns, since: this.d.turn.n, was: hero.alignment });
    hero.alignment = by.alignment;
    this.log({ t: 'form', source, hero: id, def: by.id, turns });
  }

  /** His own card lies open again, and the other is one that nobody plays. */
  uncover(id: HeroId): void {
    const hero = this.heroOf(id);
    const { cover } = hero;
    if (!cover) return;
    this.embody(id);
    hero.alignment = cover.was;
    delete hero.cover;
    this.turned('rest');
    this.d.unused = this.made([...this.d.unused, cover.def]);
    if (!hero.dead) this.log({ t: 'form', source: cover.def, hero: id });
  }

  coverTurnEnds(id: HeroId): void {
    const { cover } = this.heroOf(id);
    if (!cover || cover.since === this.d.turn.n) return;
    if (cover.turns <= 1) this.uncover(id);
    else this.heroOf(id).cover = this.made({ ...cover, turns: cover.turns - 1 });
  }

  /** Those who fell first are forgotten: nobody plays them, and nothing on the table speaks of them. */
  #forgetLongDead(): void {
    const dead = Object.values(this.d.heroes).filter((hero) => hero.dead);
    if (dead.length < 2 * DEAD_KEPT) return;
    const named = JSON.stringify([this.d.mods, this.d.scopes, this.d.stack, this.d.cards]);
    for (const { id, held, hand, trophies } of dead.slice(0, -DEAD_KEPT)) {
      if (held.length + hand.length + trophies.length > 0 || named.includes(`"${id}"`)) continue;
      this.heroTurned(id, 'heroes');
      const heroes = this.own(this.d, 'heroes');
      this.embody(id);
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a dictionary of all who were ever played
      delete heroes[id];
    }
  }

  markDead(id: HeroId, by?: HeroId): void {
    this.#forgetLongDead();
    const hero = this.heroOf(id);
    hero.dead = true;
    hero.fell = this.s.turn.n;
    this.uncover(id);
    this.embody(id);
    hero.life = Math.min(hero.life, 0);
    const seat = this.seatOf(hero.seat);
    if (seat.hero === id) delete seat.hero;
    seat.deaths = (seat.deaths ?? 0) + 1;
    // 2 4:3: his card goes back among the unused ones.
    if (optionOf(this.s.options, 'fallenReturn')) this.d.unused = this.made([...this.d.unused, hero.def]);
    else this.d.fallen = this.made([...this.d.fallen, hero.def]);
    // Who is out before he is dead has given up, or a card took him out of the game (`outOfGame`).
    this.log({ t: 'killed', hero: id, ...(by ? { by } : {}), ...(seat.out ? { gaveUp: true } : {}) });
  }
}
