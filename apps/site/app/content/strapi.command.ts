import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill, writeTypes } from '@jalon/content/strapi';
import { memberships } from './memberships.ts';

const usage = `Usage: npx jalon strapi <action>
  types <folder of the Strapi project>   writes its content types and components
  fill [<folder of content>]             fills it, through STRAPI_URL and STRAPI_TOKEN`;

const [command, folder] = process.argv.slice(2);
if (process.argv.includes('--help')) console.log(usage);
else if (command === 'types' && folder) writeTypes(resolve(folder), [memberships]);
else if (command === 'fill') {
  const content = folder ?? fileURLToPath(new URL('../../content/', import.meta.url));
  await fill(resolve(content), [memberships]);
} else {
  console.error(usage);
  process.exitCode = 1;
}
