// How a phrase reads the arguments of its message.
import type { Program } from '../rules/vocab/effect';
import { nameOf, type DefId, type Msg, type MsgArg } from '../kernel/ids';
import { kindOfId } from './keys';
import { defArgs, type Args, type Language, type Names } from './language';

const ofDefs: ReadonlySet<string> = new Set(defArgs);

export function argsOf(language: Language, names: Names, args: Msg['args'], say: (msg: Msg) => string): Args {
  const words = (key: string, value: MsgArg): string => {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return ofDefs.has(key) ? language.nameOf(value, names) : value;
    if ('does' in value) return language.does(value.does as Program, names);
    if (isList(value)) return language.list(value.map((item) => words(key, item)));
    return say(value);
  };
  const read = (key: string): MsgArg | undefined => args?.[key];
  return {
    n: (key) => {
      const value = read(key);
      return typeof value === 'number' ? value : Number(typeof value === 'string' && value !== '' ? value : 0) || 0;
    },
    name: (key) => {
      const value = read(key);
      return typeof value === 'string'
        ? language.nameOf(value, names)
        : value === undefined
          ? language.nameOf('', names)
          : words(key, value);
    },
    entry: (key) => {
      const value = read(key);
      return typeof value === 'string'
        ? language.entryOf(value, names)
        : value === undefined
          ? language.entryOf('', names)
          : words(key, value);
    },
    text: (key) => {
      const value = read(key);
      return value === undefined ? '' : words(key, value);
    },
    slug: (key) => {
      const value = read(key);
      return typeof value === 'string' ? nameOf(value) : '';
    },
    named: (key) => namedIn(read(key)).map((id) => ({ id, entry: language.entryOf(id, names) })),
    kind: (key) => {
      const value = read(key);
      return typeof value === 'string' ? kindOfId(value) : '';
    },
    has: (key) => {
      const value = read(key);
      return value !== undefined && value !== '';
    },
  };
}

/** The ids in a message that names one thing (`name`, `creature`) or several (`names`). */
function namedIn(value: MsgArg | undefined): readonly DefId[] {
  if (typeof value !== 'object' || isList(value) || !('id' in value)) return [];
  const { def, name, list } = value.args ?? {};
  if (list !== undefined && typeof list === 'object' && isList(list)) return list.flatMap(namedIn);
  const id = value.id === 'creature' ? name : def;
  return typeof id === 'string' ? [id] : [];
}

const isList = (value: MsgArg): value is readonly MsgArg[] => Array.isArray(value);
