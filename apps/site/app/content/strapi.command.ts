import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill, writeTypes } from '@jalon/content/strapi';
import type { Command } from '@jalon/process';
import { memberships } from './memberships.ts';

export const usage = `Usage: npx jalon strapi <action>
  types <folder of the Strapi project>   writes its content types and components
  fill [<folder of content>]             fills it, through STRAPI_URL and STRAPI_TOKEN`;

export const run: Command = async ([command, folder]) => {
  if (command === 'types' && folder) writeTypes(resolve(folder), [memberships]);
  else if (command === 'fill') {
    const content = folder ?? fileURLToPath(new URL('../../content/', import.meta.url));
    await fill(resolve(content), [memberships]);
  } else throw new Error(usage);
};
