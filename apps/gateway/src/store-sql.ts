import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/**
 * The gateway's data. SQLite, because its calls are synchronous: a charge is one transaction that only the end of
 * the process can interrupt, and committed transactions survive that.
 */
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT PRIMARY KEY, payment TEXT NOT NULL, scenario TEXT NOT NULL, by_deposits INTEGER NOT NULL,
    expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS hosted_pages (
    id TEXT PRIMARY KEY, method TEXT NOT NULL, locale TEXT NOT NULL, return_url TEXT NOT NULL,
    state TEXT NOT NULL, payment TEXT, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS saving_pages (
    page TEXT PRIMARY KEY, saved_for TEXT NOT NULL, challenged TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS charges (
    id TEXT PRIMARY KEY, attempt TEXT NOT NULL UNIQUE, amount INTEGER NOT NULL, description TEXT NOT NULL,
    state TEXT NOT NULL, reason TEXT, payment TEXT NOT NULL, scenario TEXT NOT NULL, saved_method TEXT,
    challenge TEXT UNIQUE, challenge_kind TEXT, challenge_until INTEGER, tries INTEGER NOT NULL DEFAULT 0,
    locale TEXT NOT NULL, return_url TEXT, settles_at INTEGER, refunded INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS closed_attempts (attempt TEXT PRIMARY KEY) STRICT;
  CREATE TABLE IF NOT EXISTS saved_methods (
    id TEXT PRIMARY KEY, payment TEXT NOT NULL, scenario TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS refunds (
    id TEXT PRIMARY KEY, charge TEXT NOT NULL, amount INTEGER NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS disputes (
    id TEXT PRIMARY KEY, charge TEXT NOT NULL, amount INTEGER NOT NULL, state TEXT NOT NULL,
    opens_at INTEGER, answer_by INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS balance_lines (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, charge TEXT, subject TEXT,
    cents INTEGER NOT NULL, fee INTEGER NOT NULL, at INTEGER NOT NULL, payout TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, body TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS events (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, attempt TEXT NOT NULL, created_at INTEGER NOT NULL,
    due_at INTEGER, tries INTEGER NOT NULL DEFAULT 0, copies INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS events_due ON events (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS charges_to_settle ON charges (settles_at) WHERE state = 'processing';
  CREATE INDEX IF NOT EXISTS charges_challenged ON charges (challenge_until) WHERE state = 'challenge';
  CREATE INDEX IF NOT EXISTS tokens_expiry ON tokens (expires_at);
  CREATE INDEX IF NOT EXISTS answers_age ON answers (created_at);
  CREATE INDEX IF NOT EXISTS balance_lines_by_time ON balance_lines (at);
  CREATE INDEX IF NOT EXISTS balance_lines_to_pay_out ON balance_lines (at) WHERE payout IS NULL;
`;

/** Columns that an earlier version did not have: table, name and definition. */
const newColumns = [
  // The caller's id of the refund.
  ['refunds', 'asked', 'TEXT'],
  ['refunds', 'state', "TEXT NOT NULL DEFAULT 'succeeded'"],
  ['refunds', 'settles_at', 'INTEGER'],
  ['refunds', 'becomes', 'TEXT'],
  // The refund or dispute that an event is about.
  ['events', 'subject', 'TEXT'],
] as const;

export type Sql = ReturnType<typeof openSql>;

/** For its owner alone: it has names of cards and pages. SQLite gives its journal the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  // An earlier version let others read it.
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
}

/** Opens the file, creates missing tables, and runs statements. */
export function openSql(file: string) {
  if (file !== ':memory:') keepPrivate(file);
  const database = new DatabaseSync(file);
  database.exec(schema);
  for (const [table, name, definition] of newColumns) {
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(table);
    if (columns.every((column) => column.name !== name)) {
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`);
    }
  }

  const get = (statement: string, ...values: SQLInputValue[]) => database.prepare(statement).get(...values);
  const all = (statement: string, ...values: SQLInputValue[]) => database.prepare(statement).all(...values);
  const run = (statement: string, ...values: SQLInputValue[]) =>
    Number(database.prepare(statement).run(...values).changes);

  /** Adds a row, whose keys are the names of its columns. */
  function insert(table: string, row: Readonly<Record<string, SQLInputValue>>): void {
    const names = Object.keys(row);
    const places = names.map(() => '?');
    run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`, ...Object.values(row));
  }

  function transaction<Result>(work: () => Result): Result {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  return { get, all, run, insert, transaction, close: () => database.close() };
}

/** A random id. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}
