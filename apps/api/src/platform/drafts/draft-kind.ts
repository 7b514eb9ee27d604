import type { KeyRing } from '../config/keys.ts';
import { createEncryption, type Encryption } from '../crypto/encryption.ts';
import type { DraftTable, LinkTable } from './draft-columns.ts';

/** One kind of draft: its tables, and what tells it apart from the others. */
export interface DraftKind {
  /** As logs and the export of a person name it. */
  readonly name: string;
  readonly drafts: DraftTable;
  readonly links: LinkTable;
  /** Each purpose has keys of its own. */
  readonly purposes: { readonly drafts: string; readonly links: string; readonly tokens: string };
  /** Of the events that mail its links. */
  readonly eventKind: string;
}

/** The encryption of drafts, with `DATA_KEYS`. */
export const draftEncryption = ({ purposes }: DraftKind, keys: KeyRing): Encryption =>
  createEncryption(purposes.drafts, keys);

/** The encryption of requests for links, with `DATA_KEYS`. */
export const linkEncryption = ({ purposes }: DraftKind, keys: KeyRing): Encryption =>
  createEncryption(purposes.links, keys);
