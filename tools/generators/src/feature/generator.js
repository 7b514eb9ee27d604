import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { expectNew, finish, insertBefore, prepend, spellings } from '../shared.js';

const contract = 'libs/api-client/src/contract';
const app = 'apps/api/src/app.ts';
const callsPage = 'apps/api/docs/calls.md';

/**
 * `npm run generate -- feature <name>`: a feature of the API with one route, `GET /api/<name>`, and its contract.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string }} options
 */
export async function feature(tree, { name }) {
  const words = spellings(name);
  const folder = `apps/api/src/features/${words.name}`;
  expectNew(tree, folder);
  if (tree.exists(`${contract}/${words.name}.ts`)) throw new Error(`The contract has ${words.name} already.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, words);
  generateFiles(tree, join(import.meta.dirname, 'contract'), contract, words);

  const { camelName, Name } = words;
  const calls = `${contract}/calls.ts`;
  tree.write(
    calls,
    `${tree.read(calls, 'utf8')}
/** One line about the call's result. */
export const get${Name}: ContractCall<${Name}Answer> = {
  method: 'GET',
  path: '/api/${words.name}',
  member: 'now',
};
`,
  );
  prepend(tree, calls, [`import type { ${Name}Answer } from './${words.name}.ts';`]);
  prepend(tree, 'libs/api-client/src/client/index.ts', [
    `export { get${Name} } from '../contract/calls.ts';`,
  ]);
  prepend(tree, `${contract}/index.ts`, [
    `export { get${Name} } from './calls.ts';`,
    `export { type ${Name}Answer, ${camelName}Answer } from './${words.name}.ts';`,
  ]);
  prepend(tree, app, [
    `import { ${camelName}Routes } from './features/${words.name}/${words.name}.routes.ts';`,
  ]);
  insertBefore(
    tree,
    app,
    '  // The feature generator puts a new feature here.',
    `  ${camelName}Routes(app, { database });\n`,
  );
  insertBefore(
    tree,
    callsPage,
    '| `GET /api/maintenance?locale=` |',
    `| \`GET /api/${words.name}\` | what the call gives |\n`,
  );
  return finish(
    tree,
    [folder, contract, app],
    [
      `Next: the answer in ${contract}/${words.name}.ts, its cases in libs/api-client/src/contract-suite, a mock in`,
      `libs/api-client/src/msw, and what the feature does in ${folder}. A feature uses the platform, and other features`,
      'only through their index.ts.',
    ],
  );
}
