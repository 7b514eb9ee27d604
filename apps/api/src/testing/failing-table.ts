import { query } from './test-database.ts';

/**
 * Makes every statement of this kind on a table fail, as if the process or the database ended there: nothing of its transaction is
 * kept. Returns the end of it.
 */
export async function failingTable(
  databaseUrl: string,
  table: string,
  kind: 'INSERT' | 'UPDATE',
): Promise<() => Promise<unknown>> {
  await query(
    databaseUrl,
    `CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`,
  );
  await query(
    databaseUrl,
    `CREATE TRIGGER killed BEFORE ${kind} ON ${table} FOR EACH ROW EXECUTE FUNCTION fail_now()`,
  );
  return () => query(databaseUrl, 'DROP FUNCTION fail_now CASCADE');
}
