/** The database can't be reached or can't do its work now: the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Failures of the network and of the name service (Node.js, errors). */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOENT',
]);

/**
 * SQLSTATE classes and codes (PostgreSQL, appendix A) that say nothing against the statement: connection,
 * resources, intervention by an operator, system and internal errors, a database that is read-only while
 * it changes hands, access changed under us, and conflicts that a second try settles.
 */
const sqlStates = /^(08|53|57|58|F0|XX|28|3D|25006|40001|40P01|55P03)/;

/** What node-postgres says without a code, or about a connection that is already lost. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|The server does not support SSL|Cannot use a pool after calling end|connection is insecure)/;

/** Whether an error, or one that caused it, means that the database is away. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable || driverMessages.test(cause.message)) return true;
    const code = 'code' in cause ? String(cause.code) : '';
    if (networkCodes.has(code) || (code.length === 5 && sqlStates.test(code))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}
