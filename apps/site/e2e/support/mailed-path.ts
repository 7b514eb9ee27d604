import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { address, expect } from './test.ts';

/** The path that `link` finds in the message to an address, once it has been mailed. */
export async function mailedPath(word: string, link: RegExp): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const folder = join(address('E2E_DATA_DIR'), 'mail');
        for (const name of await readdir(folder).catch(() => [])) {
          const message = (await readFile(join(folder, name), 'utf8'))
            .replaceAll('=\n', '')
            .replaceAll('=3D', '=');
          if (message.includes(word)) path = link.exec(message)?.[0] ?? '';
        }
        return path;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return path;
}
