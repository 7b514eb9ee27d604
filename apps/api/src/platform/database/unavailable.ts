/** The database can't be reached or can't work at the moment: the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Network and DNS errors (Node.js, Errors). */
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
 * SQLSTATE classes and codes (PostgreSQL, appendix A) that are not caused by the statement: connection errors,
 * insufficient resources, operator intervention, system and internal errors, a read-only database during a
 * failover, changed credentials, and conflicts that a retry resolves.
 */
const sqlStates = /^(08|53|57|58|F0|XX|28|3D|25006|40001|40P01|55P03)/;

/** Messages of node-postgres that have no code, or that are about a lost connection. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|The server does not support SSL|Cannot use a pool after calling end|connection is insecure)/;

/** Whether an error or one of its causes means that the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable || driverMessages.test(cause.message)) return true;
    const code = 'code' in cause ? String(cause.code) : '';
    if (networkCodes.has(code) || (code.length === 5 && sqlStates.test(code))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}
