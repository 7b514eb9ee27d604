import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const api = fileURLToPath(new URL('../../apps/api/', import.meta.url));
const page = readFileSync(new URL('../../docs/other-engines.md', import.meta.url), 'utf8');

/** Features that other engines with PostgreSQL's protocol often lack, and the pattern of their use in the code. */
const features: Readonly<Record<string, RegExp>> = {
  'advisory locks': /pg_(try_)?advisory_/,
  'constraint triggers': /CREATE CONSTRAINT TRIGGER/,
  cursors: /\bDECLARE\b.*\bCURSOR\b|WITH HOLD/,
  'deferrable constraints': /\bDEFERRABLE\b/,
  'domains and enumerated types': /CREATE (DOMAIN|TYPE)|pgEnum\(/,
  'event triggers': /CREATE EVENT TRIGGER/,
  'exclusion constraints': /EXCLUDE USING/,
  extensions: /CREATE EXTENSION/,
  'foreign data wrappers': /CREATE (SERVER|FOREIGN TABLE)/,
  'functions in PL/pgSQL': /LANGUAGE plpgsql/,
  'full-text search': /tsvector|to_tsquery|ts_rank|ts_headline/,
  'generated columns': /GENERATED ALWAYS AS \(/,
  'GIN indexes': /USING gin/,
  'GiST indexes': /USING (gist|spgist|brin)/,
  inheritance: /\bINHERITS\b/,
  'LISTEN and NOTIFY': /pg_notify\(|`LISTEN |\bNOTIFY "/,
  'logical messages': /pg_logical_emit_message/,
  'materialized views': /CREATE MATERIALIZED VIEW/,
  'operator classes': /text_pattern_ops|gin_trgm_ops/,
  partitions: /PARTITION (BY|OF)/,
  "PostgreSQL's own functions": /\bhashtext\(/,
  'prepared transactions': /PREPARE TRANSACTION/,
  'row locks that skip': /SKIP LOCKED|skipLocked/,
  'row security': /ROW LEVEL SECURITY/,
  rules: /CREATE (OR REPLACE )?RULE/,
  'settings of the planner': /SET LOCAL (enable_|jit|work_mem)/,
  'system catalogues': /pg_stat_activity|pg_locks/,
  'temporary tables': /CREATE TEMP/,
  'text search configurations': /CREATE TEXT SEARCH/,
  triggers: /CREATE TRIGGER/,
  'triggers of views': /INSTEAD OF/,
  'unlogged tables': /UNLOGGED/,
  XML: /\bxml(parse|elements?|agg)\b/i,
};

/** The code and migrations that a process runs, without the parts that only tests and the embedded server use. */
function sources(): string[] {
  const files = ['drizzle/*.sql', 'src/**/*.ts'].flatMap((pattern) => globSync(pattern, { cwd: api }));
  return files.filter((file) => !/\.test\.ts$|\/testing\/|\/embedded\//.test(file));
}

it('lists what other engines that speak PostgreSQL lack, where it is used, and nothing else', () => {
  const texts = sources().map((file) => ({ file, text: readFileSync(api + file, 'utf8') }));
  const used = Object.entries(features).flatMap(([name, use]) => {
    const files = texts.filter(({ text }) => use.test(text)).map(({ file }) => file.replace(/^src\//, ''));
    return files.length > 0 ? [[name, files.toSorted()]] : [];
  });
  const listed = [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \|.*$/gm)]
    .map(([, name = '', files = '']) => [
      name.trim(),
      [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
    ])
    .filter(([, files]) => files?.length);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(used));
});
