import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { type DatabaseNode, databasePassword } from './database-nodes.ts';

// Point-in-time recovery with pgBackRest, by the commands of docs/operating.md.

const stanza = '--stanza=jalon';
const port = '5499';

async function mustRun(node: DatabaseNode, command: string, ...args: string[]): Promise<void> {
  if (!(await node.run(command, ...args)))
    throw new Error(`${command} ${args.join(' ')} failed on ${node.name}`);
}

/** Makes the first backup; from then on the log is archived. */
export async function takeBackup(node: DatabaseNode): Promise<void> {
  await mustRun(node, 'pgbackrest', stanza, 'stanza-create');
  await mustRun(node, 'pgbackrest', stanza, '--start-fast', '--type=full', 'backup');
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const countAll = async (client: Client) =>
  Number((await client.query<{ count: string }>('SELECT count(*) FROM submissions')).rows[0]?.count);

/** Deletes every submission by mistake, and restores the database as it was a second before, on another server. */
export async function restoreBeforeDelete(primary: DatabaseNode) {
  const admin = `postgres://postgres:${databasePassword}@${primary.address}`;
  const { before, target } = await withClient(`${admin}:5432/jalon`, async (client) => {
    const before = await countAll(client);
    const { rows } = await client.query<{ now: string }>('SELECT now()::text');
    await delay(1_000);
    await client.query('DELETE FROM mailbox');
    await client.query('DELETE FROM submissions');
    return { before, target: rows[0]?.now ?? '' };
  });
  // Otherwise the last part of the log is archived only when its file is full.
  await withClient(`${admin}:5432/jalon`, (client) => client.query('SELECT pg_switch_wal()'));

  const began = Date.now();
  const restored = `${primary.disk}/restored`;
  const restore = ['--type=time', `--target=${target}`, '--target-action=promote', `--pg1-path=${restored}`];
  await mustRun(primary, 'pgbackrest', stanza, ...restore, 'restore');
  // The configuration that was backed up names the files of its own server.
  const options = `-p ${port} -c archive_mode=off -c hba_file=${restored}/pg_hba.conf -c ident_file=${restored}/pg_ident.conf`;
  await mustRun(primary, 'pg_ctl', '-D', restored, '-w', '-t', '300', '-o', options, 'start');
  const after = await withClient(`${admin}:${port}/jalon`, async (client) => {
    while ((await client.query('SELECT pg_is_in_recovery() AS recovers')).rows[0]?.recovers) await delay(200);
    return countAll(client);
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  await primary.run('pg_ctl', '-D', restored, '-m', 'immediate', 'stop');
  return {
    facts: [`${after} of ${before} submissions restored, a second before they were deleted, in ${seconds} s`],
    faults: { 'submissions missing after the restore': before - after },
  };
}
