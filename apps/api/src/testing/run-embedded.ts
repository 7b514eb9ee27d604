// Starts or uses the PostgreSQL of a folder, prints a line, and runs until it is killed.
import { startEmbedded } from '../platform/database/embedded/embedded.ts';
import { readPostmasterFile } from '../platform/database/embedded/postmaster-file.ts';

const [, , dataDir = ''] = process.argv;
const server = await startEmbedded({ dataDir });
console.log(JSON.stringify(await readPostmasterFile(`${dataDir}/postgres/data`)));

process.once('SIGTERM', async () => {
  console.log(await server.leave());
  process.exit(0);
});
setInterval(() => {}, 60_000);
