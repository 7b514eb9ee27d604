import { Client, type ClientConfig } from 'pg';
import { createDatabase, migrate } from '../platform/database/migrate.ts';

/** The database that those of tests are copies of. */
export const template = 'template_jalon';

/**
 * A copy notes each change of a table, function or trigger, keeps the rows that a test begins with, and gets them again. In
 * the role of a replica, no trigger keeps rows of the ledger from being deleted.
 */
const restoring = `
  CREATE SCHEMA template;
  CREATE TABLE template.changes (object text);
  CREATE FUNCTION template.note_change() RETURNS event_trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO template.changes
      SELECT object_identity FROM pg_event_trigger_ddl_commands() WHERE schema_name IS DISTINCT FROM 'template';
  END $$;
  CREATE FUNCTION template.keep_rows() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE name text; is_filled boolean;
  BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', name) INTO is_filled;
      IF is_filled THEN EXECUTE format('CREATE TABLE template.%1$I AS TABLE public.%1$I', name); END IF;
    END LOOP;
  END $$;
  CREATE FUNCTION template.restore() RETURNS boolean LANGUAGE plpgsql SET session_replication_role = replica AS $$
  DECLARE name text;
  BEGIN
    IF EXISTS (SELECT FROM template.changes) OR EXISTS (
      SELECT FROM pg_db_role_setting JOIN pg_database ON oid = setdatabase WHERE datname = current_database()
    ) THEN RETURN false; END IF;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('DELETE FROM public.%I', name);
    END LOOP;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'template' AND tablename <> 'changes' LOOP
      EXECUTE format('INSERT INTO public.%1$I TABLE template.%1$I', name);
    END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename), start_value, false)
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
    RETURN true;
  END $$;
  CREATE EVENT TRIGGER note_change ON ddl_command_end EXECUTE FUNCTION template.note_change()`;

/** Makes the template, with empty tables. Passwords are cheap to check, because tests open thousands of connections. */
export async function createTemplate(connection: (database: string) => ClientConfig): Promise<void> {
  await createDatabase(connection('postgres'), template);
  await migrate(connection(template));
  const client = new Client(connection(template));
  await client.connect();
  await client.query(restoring);
  const password = client.escapeLiteral(String(connection(template).password));
  await client.query(`SET scram_iterations = 1; ALTER ROLE CURRENT_USER PASSWORD ${password}`);
  await client.end();
}
