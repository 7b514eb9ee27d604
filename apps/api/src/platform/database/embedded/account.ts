import { execFile } from 'node:child_process';
import { chown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Programs } from './programs.ts';

const execute = promisify(execFile);

/** Runs one of PostgreSQL's programs and returns its output. @throws its error output. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account to run PostgreSQL as when this process runs as root, which PostgreSQL refuses; undefined otherwise. */
export async function serverAccount(home: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  // Existing data keeps its owner.
  const owner = await lstat(home).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const account = await accountNamed(name);
    if (account) return account;
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account postgres or nobody: run as a plain user, or set DATABASE_URL.',
  );
}

async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((option) => execute('id', [option, name])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return undefined;
  }
}

/** Changes the owner of a folder and its content to the server's account. */
export async function giveTo(account: Account, path: string): Promise<void> {
  const { uid, gid } = await lstat(path);
  if (uid !== account.uid || gid !== account.gid) await chown(path, account.uid, account.gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await giveTo(account, inside);
    else if (entry.isFile()) await chown(inside, account.uid, account.gid);
  }
}

/**
 * Returns how to run PostgreSQL's programs: as the current account, or as `account`. When that account can't
 * access the programs or the data (a clone in a folder that only root may enter), it gets the smallest sufficient
 * Linux capability.
 * @throws when none of these works.
 */
export async function runner(programs: Programs, home: string, account?: Account): Promise<Run> {
  if (!account) return (program, args) => run(program, args, {});

  const { uid, gid } = account;
  const asAccount: Run = (program, args) => run(program, args, { uid, gid });
  const withCapability =
    (capability: string): Run =>
    (program, args) =>
      run(
        'setpriv',
        [
          `--reuid=${uid}`,
          `--regid=${gid}`,
          '--clear-groups',
          `--inh-caps=+${capability}`,
          `--ambient-caps=+${capability}`,
          // initdb looks for its programs with access(2), which ignores capabilities without this bit.
          '--securebits=+no_setuid_fixup',
          '--',
          program,
          ...args,
        ],
        {},
      );

  for (const candidate of [asAccount, withCapability('dac_read_search'), withCapability('dac_override')]) {
    const works = await candidate('/bin/sh', [
      '-c',
      'cd "$1" && exec "$2" --version',
      'sh',
      home,
      programs.postgres,
    ]).then(
      () => true,
      () => false,
    );
    if (works) return candidate;
  }
  throw new Error(
    `PostgreSQL does not run as root, and the account ${uid} can’t use ${programs.postgres} with ${home}: run as a plain user, move the folder, or set DATABASE_URL.`,
  );
}

async function run(program: string, args: readonly string[], identity: Partial<Account>): Promise<string> {
  try {
    const { stdout } = await execute(program, args, {
      ...identity,
      // The account may have no access to the current folder.
      cwd: '/',
      // Variables of this process must not affect the server: PGPORT, PGDATA, a locale that is not installed.
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
    return stdout;
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(output || String(error), { cause: error });
  }
}
