import { inArray } from 'drizzle-orm';
import type { KeyRing } from '../config/keys.ts';
import { decryptIfReadable } from '../crypto/encryption.ts';
import type { Database } from '../database/database.ts';
import { concerns, type Person, type PersonalData } from '../personal-data/person.ts';
import { type DraftKind, draftEncryption, linkEncryption } from './draft-kind.ts';
import type { DraftContent } from './draft-store.ts';
import type { LinkToMail } from './mailed-links.ts';

/** The data about a person in drafts of one kind. */
export interface DraftRecords<Content extends DraftContent> {
  /** The values in which a person is looked for, besides the member whose draft it is. */
  readonly searched: (content: Content) => unknown;
  readonly data: (content: Content) => object;
}

/** Drafts of one kind, and the addresses to which links to them wait to be mailed. */
export function personalDrafts<Content extends DraftContent>(
  kind: DraftKind,
  { db }: Database,
  { keys, searched, data }: DraftRecords<Content> & { readonly keys: KeyRing },
): PersonalData {
  const { drafts, links } = kind;
  const encryption = draftEncryption(kind, keys);
  const ofLinks = linkEncryption(kind, keys);

  async function of(person: Person) {
    const rows = await db.select().from(drafts);
    const kept = rows.flatMap(({ id, sealed, dataKey, expiresAt }) => {
      const text = decryptIfReadable(encryption, { bytes: sealed, keyId: dataKey }, id);
      if (text === undefined) return [];
      const content: Content = { state: {}, ...JSON.parse(text) };
      return concerns([searched(content), content.state.owner], person) ? [{ id, content, expiresAt }] : [];
    });
    const asked = (await db.select().from(links)).flatMap(({ id, sealed, dataKey }) => {
      const text = decryptIfReadable(ofLinks, { bytes: sealed, keyId: dataKey }, id);
      const request: LinkToMail | undefined = text === undefined ? undefined : JSON.parse(text);
      return request && concerns(request.email, person)
        ? [{ id, email: request.email, locale: request.locale }]
        : [];
    });
    return { kept, asked };
  }

  return {
    async find(person) {
      const { kept, asked } = await of(person);
      return [
        ...kept.map(({ id, content, expiresAt }) => ({
          kind: kind.name,
          name: id,
          data: {
            ...data(content),
            owner: content.state.owner,
            deletedOn: expiresAt.toISOString(),
          },
        })),
        ...asked.map(({ id, ...request }) => ({ kind: `${kind.name}-link`, name: id, data: request })),
      ];
    },
    async erase(person) {
      const { kept, asked } = await of(person);
      // The outbox skips a request that is gone.
      const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
      if (asked.length > 0) await db.delete(links).where(inArray(links.id, idsOf(asked)));
      if (kept.length > 0) await db.delete(drafts).where(inArray(drafts.id, idsOf(kept)));
      return { erased: kept.length + asked.length, kept: [] };
    },
  };
}
