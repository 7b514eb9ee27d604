import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { component } from './src/component/generator.js';
import { feature } from './src/feature/generator.js';
import { form } from './src/form/generator.js';
import { page } from './src/page/generator.js';

const workspace = resolve(import.meta.dirname, '../..');
let copy: string;
let changedByForm: string[];

/** Runs a program of the workspace in the copy; returns its output if it failed. */
function complaintOf(program: string, args: string[], cwd = copy): string {
  try {
    execFileSync(process.execPath, [join(copy, 'node_modules', program), ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) return String(error);
    return `${error.stdout}${error.stderr}`;
  }
}

const complaintOfTypes = (project: string) =>
  complaintOf('typescript-7/bin/tsc', ['-p', project, '--noEmit', '--checkers', '1']);

/** Runs unit tests of a library of the copy; returns Vitest's output if one failed. */
const complaintOfTests = (library: string, ...tests: string[]) =>
  complaintOf(
    'vitest/vitest.mjs',
    ['run', '--config', 'unit.config.ts', ...tests],
    `${copy}/libs/${library}`,
  );

/** Runs a generator in the copy, as Nx would; returns the paths that it changes. */
async function generate(run: (tree: FsTree) => Promise<() => void>): Promise<string[]> {
  const tree = new FsTree(copy, false);
  const finish = await run(tree);
  const changes = tree.listChanges();
  flushChanges(copy, changes);
  finish();
  return changes.map(({ path }) => path);
}

const generated = (folder: string) => globSync(`${folder}/*`, { cwd: copy }).sort();
const manifest = (library: string) =>
  JSON.parse(readFileSync(`${copy}/libs/${library}/package.json`, 'utf8'));

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'jalon-generators-'));
  // Without the workspace's own tests and stories, except those that list every form.
  const sources = (source: string) =>
    !/\/(node_modules|dist|test-output)$|\.(test|stories)\.tsx?$/.test(source) ||
    /(form-labels|every-form|shown-form)\.test\.tsx?$/.test(source);
  for (const path of [
    'libs',
    'apps/api/src',
    'apps/api/docs/calls.md',
    'apps/api/tsconfig.json',
    'apps/gateway',
    'apps/site/app/site-map.ts',
    'tools/vite',
    'tools/scripts/libraries.ts',
    'tools/storybook',
    'tools/size/budgets.json',
    'tsconfig.base.json',
    'package.json',
    'biome.json',
    '.gitignore',
  ]) {
    if (existsSync(`${workspace}/${path}`))
      cpSync(`${workspace}/${path}`, `${copy}/${path}`, { recursive: true, filter: sources });
  }
  // The libraries of the copy, and the other packages of the workspace.
  mkdirSync(`${copy}/node_modules/@jalon`, { recursive: true });
  for (const name of readdirSync(`${workspace}/node_modules`)) {
    if (name !== '@jalon' && name !== '.cache')
      symlinkSync(`${workspace}/node_modules/${name}`, `${copy}/node_modules/${name}`);
  }
  for (const library of readdirSync(`${copy}/libs`))
    symlinkSync(`${copy}/libs/${library}`, `${copy}/node_modules/@jalon/${library}`);
  symlinkSync(`${copy}/apps/gateway`, `${copy}/node_modules/@jalon/gateway`);
  if (existsSync(`${workspace}/apps/api/node_modules`))
    symlinkSync(`${workspace}/apps/api/node_modules`, `${copy}/apps/api/node_modules`);
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  // Only the unit suite: a library's full configuration loads Storybook for its stories.
  for (const library of ['ui', 'forms']) {
    writeFileSync(
      `${copy}/libs/${library}/unit.config.ts`,
      "import { unitSuite } from '../../tools/vite/suite.ts';\nexport default unitSuite(import.meta.dirname);\n",
    );
  }

  await generate((tree) => component(tree, { name: 'price-tag', group: 'content' }));
  changedByForm = await generate((tree) => form(tree, { name: 'gift-idea', id: 99, titleFr: 'Idée-cadeau' }));
  await generate((tree) => page(tree, { name: 'winter-club', titleFr: 'Club d’hiver' }));
  await generate((tree) => feature(tree, { name: 'road-conditions' }));
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the component generator', () => {
  const folder = 'libs/ui/src/content/price-tag';

  it('writes the folder of a component', () => {
    expect(generated(folder)).toEqual(
      [
        'index.ts',
        'price-tag.guidance.yml',
        'price-tag.messages.ts',
        'price-tag.stories.tsx',
        'price-tag.styles.ts',
        'price-tag.test.tsx',
        'price-tag.tsx',
      ].map((file) => `${folder}/${file}`),
    );
  });

  it('gives the library its entry, and leaves the others as they are', () => {
    const before = JSON.parse(readFileSync(`${workspace}/libs/ui/package.json`, 'utf8'));
    const { exports, ...rest } = manifest('ui');
    expect(exports['./price-tag']).toEqual({
      '@jalon/source': './src/content/price-tag/index.ts',
      types: './dist/content/price-tag/index.d.ts',
      default: './dist/content/price-tag/index.js',
    });
    expect({ ...rest, exports: { ...before.exports, './price-tag': exports['./price-tag'] } }).toEqual({
      ...before,
      exports,
    });
  });

  it('writes files that the compiler, the linter and the formatter accept', async () => {
    await expectClean('ui', folder);
  });

  it('writes a test that passes', () => {
    expect(complaintOfTests('ui', 'src/content/price-tag')).toBe('');
  });

  it('has a budget, and is found by Storybook’s search', () => {
    const budgets = JSON.parse(readFileSync(`${copy}/tools/size/budgets.json`, 'utf8'));
    expect(budgets).toHaveProperty(['@jalon/ui/price-tag'], expect.any(Number));
    const words = JSON.parse(readFileSync(`${copy}/tools/vite/story-search-words.json`, 'utf8'));
    expect(words).toHaveProperty(['Content/PriceTag'], 'price tag');
  });

  it('refuses the name of an existing component, in any group', async () => {
    await expect(component(new FsTree(copy, false), { name: 'button', library: 'ui' })).rejects.toThrow(
      'exists already',
    );
  });
});

describe('the form generator', () => {
  const folder = 'libs/forms/src/forms/gift-idea';

  it('writes the folder of a form', () => {
    expect(generated(folder)).toEqual(
      [
        'gift-idea-form.tsx',
        'gift-idea-page.messages.ts',
        'gift-idea.browser.test.tsx',
        'gift-idea.form.ts',
        'gift-idea.guidance.yml',
        'gift-idea.labels.ts',
        'gift-idea.messages.ts',
        'gift-idea.schema.ts',
        'gift-idea.stories.tsx',
        'gift-idea.test.tsx',
        'index.ts',
      ].map((file) => `${folder}/${file}`),
    );
    expect(manifest('forms').exports).toHaveProperty(
      ['./gift-idea', '@jalon/source'],
      './src/forms/gift-idea/index.ts',
    );
  });

  it('changes nothing by hand outside its folder', () => {
    const changed = changedByForm.filter((path) => !path.startsWith(folder)).toSorted();
    expect(changed).toEqual([
      'libs/forms/README.md',
      'libs/forms/package.json',
      'libs/forms/src/generated/components.ts',
      'libs/forms/src/generated/folders.ts',
      'libs/forms/src/generated/loaders.ts',
      'tools/vite/generated/form-words.ts',
    ]);
  });

  it('writes files that the compiler, the linter and the formatter accept', async () => {
    await expectClean('forms', folder);
  });

  it('gives the form its titles and its addresses', () => {
    const read = (path: string) => readFileSync(`${copy}/${path}`, 'utf8');
    const descriptor = read(`${folder}/gift-idea.form.ts`);
    expect(descriptor).toContain("title: { fr: 'Idée-cadeau', en: 'Gift idea' }");
    expect(descriptor).toContain("slug: { fr: 'idee-cadeau', en: 'gift-idea' }");
    expect(read('libs/forms/README.md')).toContain('| `@jalon/forms/gift-idea` | `GiftIdeaForm` | Form 99:');
  });

  it.each([
    ['its own tests and those of every title and label', ['src/forms/gift-idea', 'src/labels']],
    ['the tests of its rules', ['src/schemas/every-form', '-t', 'gift-idea']],
    ['the tests of its page', ['src/route/shown-form', '-t', 'gift-idea']],
  ])('writes a form that passes %s', (_name, tests) => {
    expect(complaintOfTests('forms', ...tests)).toBe('');
  });

  it('refuses an id that another form has', async () => {
    await expect(form(new FsTree(copy, false), { name: 'other', id: 12, titleFr: 'Autre' })).rejects.toThrow(
      'Form 12 is battery-test',
    );
  });
});

describe('the page generator', () => {
  const folder = 'apps/site/app/pages/winter-club';

  it('writes the page and its row in the site map, as the linter and the formatter accept them', async () => {
    expect(generated(folder)).toEqual([`${folder}/page.tsx`, `${folder}/winter-club.messages.ts`]);
    const siteMap = readFileSync(`${copy}/apps/site/app/site-map.ts`, 'utf8');
    expect(siteMap).toContain("paths: { fr: '/fr/club-d-hiver', en: '/en/winter-club' }");
    await expectFormatted(folder, 'apps/site/app');
  });

  it('refuses an address that another page has', async () => {
    await expect(
      page(new FsTree(copy, false), { name: 'other-sign-in', titleFr: 'Connexion' }),
    ).rejects.toThrow('/fr/connexion is another page');
  });
});

describe('the feature generator', () => {
  const folder = 'apps/api/src/features/road-conditions';

  it('writes a feature, its contract and its registration', async () => {
    expect(generated(folder)).toEqual(
      ['road-conditions.routes.ts', 'road-conditions.test.ts'].map((file) => `${folder}/${file}`),
    );
    expect(readFileSync(`${copy}/apps/api/src/app.ts`, 'utf8')).toContain(
      'roadConditionsRoutes(app, { database });',
    );
    expect(complaintOfTypes('apps/api')).toBe('');
    await expectFormatted(folder, 'apps/api/src/app.ts', 'libs/api-client/src/contract');
  });
});

async function expectClean(library: string, ...folders: string[]): Promise<void> {
  expect(complaintOfTypes(`libs/${library}`)).toBe('');
  await expectFormatted(...folders);
}

/** The formatter's and the linter's rules. */
async function expectFormatted(...folders: string[]): Promise<void> {
  expect(complaintOf('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...folders])).toBe('');

  // With the workspace's rules, at the paths that the files would have there.
  const eslint = new ESLint({ cwd: workspace });
  for (const file of folders.flatMap((path) => globSync(`${path}/*.{ts,tsx}`, { cwd: copy }))) {
    const [result] = await eslint.lintText(readFileSync(`${copy}/${file}`, 'utf8'), {
      filePath: `${workspace}/${file}`,
    });
    expect(result?.messages.map(({ ruleId, message }) => `${file}: ${ruleId}: ${message}`)).toEqual([]);
  }
}
