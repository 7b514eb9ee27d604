import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, runnerImport } from 'vite';
import type * as commands from './strapi-commands.server.ts';

const usage = `Usage:
  npm run strapi types <folder of the Strapi project>   writes its content types and components
  npm run strapi fill [<folder of content>]             fills it, through STRAPI_URL and STRAPI_TOKEN`;

// The model imports the design system’s icon names, whose TypeScript source Node.js can’t load directly.
const { module } = await runnerImport<typeof commands>(
  fileURLToPath(new URL('strapi-commands.server.ts', import.meta.url)),
  {
    configFile: false,
    logLevel: 'error',
    environments: {
      inline: {
        resolve: { conditions: ['@jalon/source', ...defaultServerConditions], noExternal: [/^@jalon\//] },
      },
    },
  },
);
const [command, folder] = process.argv.slice(2);
if (command === 'types' && folder) module.writeTypes(resolve(folder));
else if (command === 'fill') {
  await module.fill(resolve(folder ?? fileURLToPath(new URL('../../../content/', import.meta.url))));
} else {
  console.error(usage);
  process.exitCode = 1;
}
