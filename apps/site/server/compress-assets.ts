import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client', import.meta.url));
/** The bytes from which compression saves more than its header costs. */
const worthwhile = 256;

/** Writes a `.br` and a `.gz` file for each compressible asset of the build; the server sends those. */
export async function compressAssets(): Promise<void> {
  for await (const name of glob('**/*.{js,css,svg,json,txt,ico}', { cwd: folder })) {
    const file = `${folder}/${name}`;
    if ((await stat(file)).size < worthwhile) continue;
    const content = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
