// What is found out about a file before anything of it is kept.
import type { Reply } from '../../../shared/contract/failure';
import { ok } from '../../../shared/kernel/result';
import type { WholeGame } from '../../persistence/stored';
import { campaignFrom } from './import';
import { isContradicted } from './proof';

export type Looked = {
  readonly reply: Reply<WholeGame>;
  /** For the log. */
  readonly said: readonly string[];
};

export const lookThrough = async (bytes: Uint8Array): Promise<Looked> => {
  const said: string[] = [];
  const read = campaignFrom(bytes, (detail) => said.push(detail));
  if (!read.ok || !(await isContradicted(read.value))) return { reply: read, said };
  said.push('the answers of a file do not lead where it stands: it counts as casual');
  return { reply: ok({ ...read.value, casual: true }), said };
};

/** Looks through a file somewhere. */
export type FileReader = (bytes: Uint8Array) => Promise<Looked>;
