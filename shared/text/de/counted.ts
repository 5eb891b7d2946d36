// How many of what: "ein anderer Charakter", "einer deiner Gefährten", "beliebig viele Felder".
import { andNp, behind, fixed, mapNp, np, oneOf, orNp, some, words, type Noun, type Np } from './nouns';
import type { Form } from './speak';
import * as w from './words';

/** What is counted: one of several nouns, adjectives before them, what stands behind, and whose. */
export type Things = {
  readonly nouns: readonly Noun[];
  readonly adj?: string;
  readonly post: string;
  readonly of?: (noun: Noun, adj: string | undefined) => Np;
};

const isOne = (text: string): boolean => text === '1';
const isDigits = (text: string): boolean => /^\d+$/.test(text);

export function counted(form: Form, things: Things): Np {
  const word = form === 'plural' || form === 'every' || form === 'none' ? andNp : orNp;
  return behind(
    word(
      things.nouns.map((noun) =>
        things.of ? ofThem(form, noun, things.of(noun, things.adj)) : ofAll(form, noun, things.adj),
      ),
    ),
    things.post,
  );
}

/** So many of all that there are. */
function ofAll(form: Form, noun: Noun, adj: string | undefined): Np {
  const own = adj === undefined ? {} : { adj };
  if (form === 'a') return np(noun, 'ein', own);
  if (form === 'choice') return np(noun, 'ein', { adj: adj?.startsWith('ander~') ? adj : words('beliebig~', adj) });
  if (form === 'every') return np(noun, 'jed', own);
  if (form === 'none') return np(noun, 'kein', own);
  if (form === 'plural') return np(noun, '', { many: true, ...own });
  if (form === 'anyNumber') return np(noun, '', { many: true, number: 'beliebig viele', ...own });
  const [count, head] = 'upTo' in form ? [form.upTo, 'bis zu '] : [form.exactly, ''];
  if (isOne(count)) return mapNp(some(1, noun, adj), (text) => head + text);
  if (isDigits(count)) return np(noun, '', { many: true, number: head + count, ...own });
  const number = 'upTo' in form ? 'höchstens so viele' : 'so viele';
  return behind(np(noun, '', { many: true, number, ...own }), `wie ${count}`);
}

/** So many of somebody's. */
function ofThem(form: Form, noun: Noun, group: Np): Np {
  if (form === 'a' || form === 'choice') return oneOf('ein', noun, group);
  if (form === 'every') return oneOf('jed', noun, group);
  if (form === 'none') return mapNp(oneOf('ein', noun, group), (text) => `k${text}`);
  if (form === 'plural') return group;
  if (form === 'anyNumber') return fixed(`beliebig viele ${group.gen}`, 'pl');
  const [count, head] = 'upTo' in form ? [form.upTo, 'bis zu '] : [form.exactly, ''];
  if (isDigits(count)) return fixed(`${head}${count} ${group.gen}`, isOne(count) ? noun.g : 'pl');
  return fixed(
    `${'upTo' in form ? 'höchstens ' : ''}so viele ${group.gen}${count === 'diese Zahl' ? '' : ` wie ${count}`}`,
    'pl',
  );
}

/** A clause that follows its noun: ", der Gold hat,". */
export const clauseBehind = (text: string): string => `, ${text},`;

export const none = (): string => '';
export const aToken = (kind: string): Np => np(w.token(kind), w.isResource(kind) ? '' : 'ein');
