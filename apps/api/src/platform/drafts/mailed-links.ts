import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type ResumeLinkRequest, type ResumeRequest, resumeMinutes } from '@jalon/api-client/contract';
import type { Store } from '../database/store.ts';
import { mailAddress } from '../mail/mailer.ts';
import { addEvents } from '../outbox/event-store.ts';
import { keyLimiter } from '../rate-limit/rate-limit.ts';
import { ApiError } from '../server/errors.ts';
import { type DraftKind, linkEncryption } from './draft-kind.ts';
import type { DraftContent, DraftStore, Kept, ResumePress } from './draft-store.ts';
import type { LinkTokens, ResumeLink } from './link-tokens.ts';

/** Maximum number of links to one email address, and the period in seconds. */
const linksPerAddress = { points: 3, seconds: 3_600 };

/** The number of mailed links of one draft that work at a time. */
const openLinks = 5;

/** A link to mail, with its address and language. */
export interface LinkToMail extends ResumeLinkRequest {
  /** The random id of the link. */
  readonly link: string;
}

/** Links that open a draft on another device: each works once. */
export interface MailedLinks<Content extends DraftContent> {
  /**
   * Stores the request for a link, which the outbox then mails. The draft is kept for as long as the link works. Without
   * such a draft nothing happens.
   * @returns whether there is a link to mail
   * @throws ApiError `invalid_fields` for a wrong address; `too_many` for an address that had several
   */
  request(draftId: string, asked: ResumeLinkRequest): Promise<boolean>;
  /** Changes nothing. @throws ApiError `invalid_fields` with `token: expired`, if the link does not work any more */
  check(asked: Pick<ResumeRequest, 'token'>): Promise<void>;
  /**
   * Gives the draft of a link a new id: neither the former id nor another link works from then on. After a lost answer,
   * the same page gets the same answer for a while, until the draft is saved.
   * @throws ApiError like `check`
   */
  resume(asked: ResumeRequest): Promise<Kept<Content>>;
}

export interface MailedLinkOptions<Content extends DraftContent> {
  readonly store: Pick<Store, 'database' | 'secret' | 'keys'>;
  readonly drafts: DraftStore<Content>;
  readonly tokens: LinkTokens;
  /** Whether a draft can't be continued any more. Default: never, as long as it is kept. */
  readonly isClosed?: (kept: Content) => boolean;
}

export function createMailedLinks<Content extends DraftContent>(
  kind: DraftKind,
  { store, drafts, tokens, isClosed = () => false }: MailedLinkOptions<Content>,
): MailedLinks<Content> {
  const { database, secret, keys } = store;
  const countLink = keyLimiter({ ...linksPerAddress, database, secret, counted: 'resume_addresses' });
  const encryption = linkEncryption(kind, keys.data);

  async function linkIn(token: string): Promise<ResumeLink> {
    const link = await tokens.read(token);
    if (!link) throw expiredLink();
    return link;
  }

  function isOpen(kept: Kept<Content> | undefined, { link }: ResumeLink): kept is Kept<Content> {
    return kept !== undefined && !isClosed(kept) && (kept.state.links?.includes(link) ?? false);
  }

  /** Whether the same page has pressed the same button a short while ago. Nobody else knows the secret of the page. */
  function isRepeated(kept: Kept<Content>, { link, page, at }: ResumePress): boolean {
    const { resumed } = kept.state;
    if (resumed === undefined || isClosed(kept)) return false;
    return resumed.link === link && resumed.page === page && at - resumed.at < resumeMinutes * 60_000;
  }

  return {
    async request(draftId, { email, locale }) {
      const address = mailAddress(email.trim());
      if (address === undefined) throw new ApiError('invalid_fields', { errors: { email: 'invalid' } });
      if (!(await drafts.find(draftId))) return false;
      await countLink(address);
      return database.transaction(async (transaction) => {
        const kept = await drafts.lock(transaction, draftId);
        if (!kept) return false;
        const link = randomBytes(12).toString('base64url');
        const open = [...(kept.state.links ?? []), link].slice(-openLinks);
        await drafts.write(transaction, { ...kept, state: { ...kept.state, links: open } });
        const id = randomUUID();
        const asked: LinkToMail = { email: address, locale, link };
        const { bytes, keyId } = encryption.encrypt(JSON.stringify(asked), id);
        await transaction
          .insert(kind.links)
          .values({ id, draftId: kept.rowId, sealed: bytes, dataKey: keyId });
        await addEvents(transaction, [{ kind: kind.eventKind, subjectId: id }]);
        return true;
      });
    },

    async check({ token }) {
      const link = await linkIn(token);
      if (!isOpen(await drafts.findRow(link.row), link)) throw expiredLink();
    },

    async resume({ token, page }) {
      const link = await linkIn(token);
      const press =
        page === undefined ? undefined : { link: link.link, page: digestOf(page), at: Date.now() };
      return database.transaction(async (transaction) => {
        const found = await drafts.lockRow(transaction, link.row);
        if (found && press && isRepeated(found, press)) return found;
        if (!isOpen(found, link)) throw expiredLink();
        const state = { ...found.state, links: undefined, resumed: press };
        return drafts.rename(transaction, { ...found, state });
      });
    },
  };
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const expiredLink = () => new ApiError('invalid_fields', { errors: { token: 'expired' } });
