import { filePartCount, filePartSize } from '@jalon/api-client/contract';
import type { FileType } from '@jalon/forms/schemas';
import type { KeyRing } from '../../../platform/config/keys.ts';
import { createEncryption, type Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { keyDigest } from '../store/store-submission.ts';
import { nameWithType } from './check-file.ts';
import type { StoredFile } from './stored-file.ts';

/** A file that a sender has started: what finds it again. */
export interface FileIdentity {
  readonly id: string;
  readonly formId: number;
  readonly idempotencyKey: string;
}

/** A file that may still be incomplete. */
export interface StartedFile {
  readonly id: string;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  /** The type of its content, and its digest, once it has been checked. */
  readonly type: string | undefined;
  readonly digest: string | undefined;
}

export interface FileStore {
  /** Adds a file, unless it is there; undefined if another sender has used its id. */
  start(
    identity: FileIdentity,
    file: Pick<StartedFile, 'field' | 'name' | 'size'>,
  ): Promise<StartedFile | undefined>;
  find(identity: FileIdentity): Promise<StartedFile | undefined>;
  /** A file that a submission has. */
  findNamed(id: string): Promise<Omit<StoredFile, 'field'> | undefined>;
  addPart(id: string, part: number, bytes: Uint8Array, digest: string): Promise<void>;
  /** The digests of the parts up to the first that is missing. */
  partDigests(id: string): Promise<readonly string[]>;
  /** The content, one part at a time. @throws UnreadableData */
  read(file: Pick<StartedFile, 'id' | 'size'>): AsyncGenerator<Buffer>;
  accept(id: string, checked: { readonly type: FileType; readonly digest: string }): Promise<void>;
  remove(id: string): Promise<void>;
  /** Bytes of the files that no submission names yet. */
  unnamedBytes(): Promise<number>;
  /** Deletes the files that no submission has named for a day, except those of unfinished forms that are kept. */
  sweep(): Promise<void>;
}

interface Row {
  readonly id: string;
  readonly field: string;
  readonly name: Buffer;
  readonly data_key: string;
  readonly size: number;
  readonly type: string | null;
  readonly digest: string | null;
}

const columns = 'id, field, name, data_key, size, type, digest';

/** Encrypts files, with `DATA_KEYS`. */
export function fileEncryption(keys: KeyRing): Encryption {
  return createEncryption('submission files', keys);
}

const ownerOf = (fileId: string, part: number) => `${fileId}/${part}`;

/** The files of submissions in the database, each part encrypted for itself, so that no more than one is in memory. */
export function createFileStore({ pool }: Pick<Database, 'pool'>, encryption: Encryption): FileStore {
  function started({ id, field, name, data_key, size, type, digest }: Row): StartedFile {
    return {
      id,
      field,
      name: encryption.decrypt({ bytes: name, keyId: data_key }, id),
      size,
      type: type ?? undefined,
      digest: digest ?? undefined,
    };
  }

  return {
    async start({ id, formId, idempotencyKey }, { field, name, size }) {
      const { bytes, keyId } = encryption.encrypt(name, id);
      const { rows } = await pool.query<Row>(
        `INSERT INTO submission_files AS file (id, form_id, key_digest, field, size, name, data_key)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET touched_at = now()
         WHERE file.form_id = $2 AND file.key_digest = $3 AND file.field = $4 AND file.size = $5
         RETURNING ${columns}`,
        [id, formId, keyDigest(idempotencyKey), field, size, bytes, keyId],
      );
      return rows[0] && started(rows[0]);
    },

    async find({ id, formId, idempotencyKey }) {
      const { rows } = await pool.query<Row>(
        `SELECT ${columns} FROM submission_files WHERE id = $1 AND form_id = $2 AND key_digest = $3`,
        [id, formId, keyDigest(idempotencyKey)],
      );
      return rows[0] && started(rows[0]);
    },

    async findNamed(id) {
      const { rows } = await pool.query<Row>(
        `SELECT ${columns} FROM submission_files WHERE id = $1 AND named_at IS NOT NULL AND type IS NOT NULL`,
        [id],
      );
      const file = rows[0] && started(rows[0]);
      return file && { id, size: file.size, ...deliveredAs(file) };
    },

    async addPart(id, part, content, digest) {
      const { bytes, keyId } = encryption.encrypt(content, ownerOf(id, part));
      // Nothing is added to a file that was refused or swept meanwhile.
      await pool.query(
        `WITH file AS (
           UPDATE submission_files SET touched_at = now() WHERE id = $1 AND digest IS NULL RETURNING id
         )
         INSERT INTO file_parts (file_id, part, sealed, data_key, digest) SELECT id, $2, $3, $4, $5 FROM file
         ON CONFLICT (file_id, part) DO UPDATE
         SET sealed = excluded.sealed, data_key = excluded.data_key, digest = excluded.digest
         WHERE file_parts.digest IS NULL`,
        [id, part, bytes, keyId, digest],
      );
    },

    async partDigests(id) {
      const { rows } = await pool.query<{ part: number; digest: string }>(
        'SELECT part, digest FROM file_parts WHERE file_id = $1 AND digest IS NOT NULL ORDER BY part',
        [id],
      );
      const missing = rows.findIndex(({ part }, index) => part !== index);
      return rows.slice(0, missing < 0 ? rows.length : missing).map(({ digest }) => digest);
    },

    async *read({ id, size }) {
      for (let part = 0; part < filePartCount(size); part += 1) {
        const { rows } = await pool.query<{ sealed: Buffer; data_key: string }>(
          'SELECT sealed, data_key FROM file_parts WHERE file_id = $1 AND part = $2',
          [id, part],
        );
        const [row] = rows;
        if (!row) throw new Error('A part of a file is missing');
        yield encryption.decryptBytes({ bytes: row.sealed, keyId: row.data_key }, ownerOf(id, part));
      }
    },

    async accept(id, { type, digest }) {
      await pool.query('UPDATE submission_files SET type = $2, digest = $3 WHERE id = $1', [
        id,
        type,
        digest,
      ]);
    },

    async remove(id) {
      await pool.query('DELETE FROM submission_files WHERE id = $1 AND named_at IS NULL', [id]);
    },

    async unnamedBytes() {
      const { rows } = await pool.query<{ bytes: string }>(
        'SELECT coalesce(sum(size), 0) AS bytes FROM submission_files WHERE named_at IS NULL',
      );
      return Number(rows[0]?.bytes ?? 0);
    },

    async sweep() {
      await pool.query(
        `DELETE FROM submission_files AS file
         WHERE named_at IS NULL AND touched_at < now() - interval '1 day' AND NOT EXISTS (
           SELECT FROM form_drafts AS draft WHERE draft.key_digest = file.key_digest AND draft.expires_at > now()
         )`,
      );
    },
  };
}

/** The type of a checked file, and its name with the one ending of that type. */
export function deliveredAs({ name, type }: Pick<StartedFile, 'name' | 'type'>) {
  const known = type as FileType;
  return { type: known, name: nameWithType(name, known) };
}

/** The bytes that a part of a file must have. */
export function partLength(size: number, part: number): number {
  return Math.min(filePartSize, size - part * filePartSize);
}

/**
 * Encrypts with the current key every name and part that has another key.
 * @returns the number of files.
 * @throws UnreadableData
 */
export async function reencryptFiles({ pool }: Database, encryption: Encryption): Promise<number> {
  const { currentKeyId } = encryption;
  const names = await pool.query<{ id: string; name: Buffer; data_key: string }>(
    'SELECT id, name, data_key FROM submission_files WHERE data_key <> $1',
    [currentKeyId],
  );
  for (const { id, name, data_key } of names.rows) {
    const { bytes } = encryption.encrypt(encryption.decrypt({ bytes: name, keyId: data_key }, id), id);
    await pool.query('UPDATE submission_files SET name = $2, data_key = $3 WHERE id = $1', [
      id,
      bytes,
      currentKeyId,
    ]);
  }
  const parts = await pool.query<{ file_id: string; part: number }>(
    'SELECT file_id, part FROM file_parts WHERE data_key <> $1',
    [currentKeyId],
  );
  for (const { file_id: id, part } of parts.rows) {
    const { rows } = await pool.query<{ sealed: Buffer; data_key: string }>(
      'SELECT sealed, data_key FROM file_parts WHERE file_id = $1 AND part = $2',
      [id, part],
    );
    const [row] = rows;
    if (!row) continue;
    const owner = ownerOf(id, part);
    const content = encryption.decryptBytes({ bytes: row.sealed, keyId: row.data_key }, owner);
    await pool.query('UPDATE file_parts SET sealed = $3, data_key = $4 WHERE file_id = $1 AND part = $2', [
      id,
      part,
      encryption.encrypt(content, owner).bytes,
      currentKeyId,
    ]);
  }
  return names.rows.length;
}
