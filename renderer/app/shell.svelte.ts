// What every screen shares: the client, the settings, the faces of all definitions, and which screen is shown.
import { createContext } from 'svelte';
import type { AppInfo } from '../../shared/contract/app';
import { LONGEST_NOTE } from '../../shared/contract/requests';
import { DEFAULT_SETTINGS, type Settings, type SettingsPatch } from '../../shared/contract/settings';
import type { SetupChoices } from '../../shared/contract/setup';
import type { Face } from '../../shared/contract/view';
import { nameOf, type DefId } from '../../shared/kernel/ids';
import { wordsFor } from '../words/index';
import type { Words } from '../words/en';
import type { GameClient } from './client';
import { Faults } from './faults.svelte';
import { applySettings, isLarge } from './settings';
import { SoundPlayer } from '../sound/player';
import { troubleOf, type Said } from './said';
import { createSpeech, type Speech } from './speech';

export type Screen =
  | { readonly at: 'start' }
  | { readonly at: 'setup'; /** The game that is to be played again. */ readonly again?: string }
  /** `seq`: the answer that it begins at; `from`: where it goes back to. */
  | { readonly at: 'replay'; readonly game: string; readonly seq?: number; readonly from?: Screen }
  | { readonly at: 'table'; readonly game: string }
  | { readonly at: 'records'; readonly from?: Screen };

const titled = (snake: string): string =>
  snake.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export class Shell {
  readonly client: GameClient;
  info: AppInfo | undefined = $state.raw();
  #trouble: Said | undefined = $state.raw();
  settings: Settings = $state.raw(DEFAULT_SETTINGS);
  screen: Screen = $state.raw({ at: 'start' });
  /** Which keys there are; the table shows that among its own sheets. */
  keysShown = $state(false);
  /** A set-up that was left before its game began. */
  draft: SetupChoices | undefined;
  readonly sounds = new SoundPlayer();
  readonly faults = new Faults((thrown) => {
    const { screen } = this;
    return this.client.writeBug({
      ...('game' in screen ? { game: screen.game } : {}),
      thrown: thrown.slice(0, LONGEST_NOTE),
    });
  });
  #faces: ReadonlyMap<DefId, Face> = $state.raw(new Map());
  #language = '';
  /**
   * The settings as they were asked for last: they are shown when they are on disk, a language when its names are there
   * too.
   */
  #wished: Settings = DEFAULT_SETTINGS;
  /** How many changes are on their way to the disk. */
  #changing = 0;
  /** The game whose cards the faces are those of: an edition may have them otherwise. */
  #game: string | undefined;
  /** The faces that are on their way. */
  #coming: Promise<void> | undefined;

  constructor(client: GameClient) {
    this.client = client;
  }

  readonly trouble: string | undefined = $derived(this.#trouble?.());
  /** By itself, so that another setting says nothing anew. */
  readonly language: Settings['language'] = $derived(this.settings.language);
  words: Words = $derived(wordsFor(this.language));
  speech: Speech = $derived(createSpeech(this.language, this.#faces));
  faces: ReadonlyMap<DefId, Face> = $derived(this.#faces);
  /** Text so large that the screen lies differently. */
  large: boolean = $derived(isLarge(this.settings.textScale));
  /** Movement only fades: asked for here, or by the system. */
  still: boolean = $derived(
    this.settings.motion === 'reduced' ||
      (this.settings.motion === 'system' &&
        typeof matchMedia !== 'undefined' &&
        matchMedia('(prefers-reduced-motion: reduce)').matches),
  );

  face(def: DefId | undefined): Face | undefined {
    return def === undefined ? undefined : this.#faces.get(def);
  }

  /** A definition's name; a definition without a face is named after its id. */
  name(def: DefId | undefined): string {
    return def === undefined ? '' : (this.#faces.get(def)?.name ?? titled(nameOf(def)));
  }

  async start(): Promise<void> {
    const [info, settings] = await Promise.all([this.client.info(), this.client.settings()]);
    if (info.ok) this.info = info.value;
    this.#trouble = troubleOf(this, info);
    if (settings.ok) this.take(settings.value);
    await this.#loadFaces();
  }

  /** Asks again what the program has to say about itself. */
  async inform(): Promise<void> {
    const info = await this.client.info();
    if (info.ok) this.info = info.value;
  }

  take(settings: Settings): void {
    this.#wished = settings;
    // Names come from the program: everything is said in one language until they are there, and then in the other.
    this.#show(this.#faces.size === 0 ? settings : { ...settings, language: this.settings.language });
    void this.#loadFaces();
  }

  #show(settings: Settings): void {
    this.settings = settings;
    applySettings(settings);
    this.sounds.set(settings);
  }

  /**
   * What a person was shown is on disk: a change is written first, and shown with the last of those that are under way.
   */
  async change(patch: SettingsPatch): Promise<void> {
    this.#wished = { ...this.#wished, ...patch };
    this.#changing++;
    const saved = await this.client.setSettings(patch);
    this.#changing--;
    if (this.#changing > 0) return;
    this.#trouble = troubleOf(this, saved);
    // What was not written is not so: the next change begins from what is shown.
    this.take(saved.ok ? saved.value : { ...this.settings });
  }

  /** The passage behind a question has been told: it is not told again. */
  learn(rule: string): void {
    const { coach, learned } = this.#wished;
    if (coach && !learned.includes(rule)) void this.change({ learned: [...learned, rule] });
  }

  async #loadFaces(): Promise<void> {
    const { language } = this.#wished;
    const game = 'game' in this.screen ? this.screen.game : undefined;
    if (language !== this.#language || game !== this.#game) {
      this.#language = language;
      this.#game = game;
      this.#coming = this.#fetchFaces(language, game);
    }
    await this.#coming;
  }

  async #fetchFaces(language: Settings['language'], game: string | undefined): Promise<void> {
    const faces = await this.client.faces({ language, ...(game === undefined ? {} : { game }) });
    // Another screen or language may have been asked for meanwhile: its own answer is on the way.
    if (language !== this.#language || game !== this.#game) return;
    if (faces.ok) this.#faces = new Map(faces.value.map((face) => [face.id, face]));
    else this.#language = '';
    if (language !== this.settings.language) this.#show({ ...this.settings, language });
  }

  /** Shows the cards as the game on the screen has them. */
  lookAgain(): void {
    void this.#loadFaces();
  }

  /** Hears what the program says by itself; returns what ends it. */
  listen(): () => void {
    const ends = [
      // Of two changes on their way, the first is not shown once more: the answer to the last has both.
      this.client.onSettings((settings) => {
        if (this.#changing === 0) this.take(settings);
      }),
      this.client.onConnection(({ up, reason }) => {
        if (up) void this.start();
        else this.#trouble = () => this.words.failure('disconnected', reason ?? this.words.table.broken);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }
}

export const [useShell, provideShell] = createContext<Shell>();
