import { randomUUID } from 'node:crypto';
import type { Locale } from '@jalon/i18n';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { KeyRing } from '../../../platform/config/keys.ts';
import {
  createEncryption,
  decryptIfReadable,
  type Encrypted,
  type Encryption,
} from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { DeliveryFailed, DeliverySkipped } from '../../../platform/outbox/event-handler.ts';
import { addEvents, deleteEvents } from '../../../platform/outbox/event-store.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { MemberDirectory } from '../../members/index.ts';

const eventKind = 'contact-details.email-changed';

/** Milliseconds; longer than a change in the membership system and the storing of its submission may take. */
const wait = 120_000;

const emailChange = z.object({
  memberNumber: z.string(),
  formerEmail: z.string(),
  locale: z.enum(['fr', 'en']),
});
export type EmailChange = z.infer<typeof emailChange>;

const sealedChange = z.object({ sealed: z.string(), dataKey: z.string() });

/**
 * Email addresses that are about to change in the member directory. Normally the stored submission sends the notice to
 * the former address. When the submission could not be stored after the change, the announcement sends it.
 */
export interface EmailChanges {
  /** Call before the change. Resolves with the id of the announcement. */
  announce(change: EmailChange): Promise<string>;
  /** Call once the submission is stored. */
  withdraw(id: string): Promise<void>;
  /** Deletes announcements that were handled. */
  deleteHandled(): Promise<void>;
}

const changeEncryption = (keys: KeyRing): Encryption => createEncryption('email changes', keys);

/** The payload of an announcement. */
const toPayload = ({ bytes, keyId }: Encrypted): z.infer<typeof sealedChange> => ({
  sealed: bytes.toString('base64'),
  dataKey: keyId,
});

function fromPayload(payload: unknown): Encrypted {
  const { sealed, dataKey } = sealedChange.parse(payload);
  return { bytes: Buffer.from(sealed, 'base64'), keyId: dataKey };
}

export function createEmailChanges({ transaction, db }: Database, keys: KeyRing): EmailChanges {
  const encryption = changeEncryption(keys);
  return {
    async announce(change) {
      const subjectId = randomUUID();
      const payload = toPayload(encryption.encrypt(JSON.stringify(change), subjectId));
      const notBefore = new Date(Date.now() + wait);
      await transaction((work) => addEvents(work, [{ kind: eventKind, subjectId, payload, notBefore }]));
      return subjectId;
    },
    withdraw: (id) => transaction((work) => deleteEvents(work, [id])),
    async deleteHandled() {
      await db
        .delete(outboxEvents)
        .where(and(eq(outboxEvents.kind, eventKind), isNull(outboxEvents.nextAttemptAt)));
    },
  };
}

/** Encrypts announcements that are not handled yet and have a former key with the current one. */
export async function rotateEmailChanges({ transaction }: Database, keys: KeyRing): Promise<void> {
  const encryption = changeEncryption(keys);
  await transaction(async (work) => {
    const events = await work
      .select({ id: outboxEvents.id, subjectId: outboxEvents.subjectId, payload: outboxEvents.payload })
      .from(outboxEvents)
      .where(and(eq(outboxEvents.kind, eventKind), isNotNull(outboxEvents.nextAttemptAt)))
      .orderBy(outboxEvents.id)
      .for('update');
    for (const { id, subjectId, payload } of events) {
      const encrypted = fromPayload(payload);
      if (encrypted.keyId === encryption.currentKeyId) continue;
      const text = decryptIfReadable(encryption, encrypted, subjectId);
      if (text === undefined) continue;
      const changed = { payload: toPayload(encryption.encrypt(text, subjectId)) };
      await work.update(outboxEvents).set(changed).where(eq(outboxEvents.id, id));
    }
  });
}

export interface EmailChangeOptions {
  readonly keys: KeyRing;
  readonly directory: Pick<MemberDirectory, 'find'>;
  /** Undefined: no messages are sent. */
  readonly send: SendChangeNotice | undefined;
}

/** Sends the notice of a change without a submission. `id` is the same in every attempt. */
export type SendChangeNotice = (notice: {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
}) => Promise<void>;

/** Sends the notices of announced changes that were made, but whose submissions were not stored. */
export function mailEmailChanges(outbox: Outbox, { keys, directory, send }: EmailChangeOptions): void {
  const encryption = changeEncryption(keys);
  outbox.handle(eventKind, async ({ id, subjectId, payload }) => {
    if (!send) throw new DeliverySkipped('no mail');
    const text = encryption.decrypt(fromPayload(payload), subjectId);
    const { memberNumber, formerEmail, locale } = emailChange.parse(JSON.parse(text));
    const member = await directory.find(memberNumber);
    if (!member) throw new DeliveryFailed('no member', { final: true });
    const email = member.resMemberData.membres[0].personne.courriel ?? '';
    // The membership system refused the change.
    if (email.toLowerCase() === formerEmail.toLowerCase()) return;
    await send({ id, email: formerEmail, locale });
  });
}
