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
/** The folder that each generator writes. */
const folders = {
  component: 'libs/ui/src/content/price-tag',
  form: 'libs/forms/src/forms/gift-idea',
  page: 'apps/site/app/pages/winter-club',
  feature: 'apps/api/src/features/road-conditions',
};
let copy: string;
let changedByForm: string[];

/** Runs a program of the workspace in the copy; returns its output if it failed. */
function complaintOf(program: string, ...args: string[]): string {
  try {
    execFileSync(process.execPath, [join(copy, 'node_modules', program), ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) return String(error);
    return `${error.stdout}${error.stderr}`;
  }
}

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
    /(form-labels|every-form|served-forms|shown-form)\.test\.tsx?$/.test(source);
  for (const path of [
    'libs',
    'apps/api/src',
    'apps/api/docs/calls.md',
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
  // Only the unit suites: a library's full configuration loads Storybook for its stories.
  writeFileSync(
    `${copy}/unit.config.ts`,
    `import { unitSuite } from './tools/vite/suite.ts';
const suite = (library: string) => ({ extends: false as const, ...unitSuite(\`\${import.meta.dirname}/libs/\${library}\`, { name: library }) });
export default { test: { projects: [suite('ui'), suite('forms')] } };
`,
  );
  // What was generated and what lists it, with all that they import, in one program.
  writeFileSync(
    `${copy}/tsconfig.json`,
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: {
        types: ['node', 'vite/client', '@testing-library/jest-dom', 'msw-storybook-addon/types'],
      },
      include: [
        ...[folders.component, folders.form, folders.feature],
        ...['libs/forms/src/generated', 'libs/forms/src/registry.ts', 'apps/api/src/app.ts'],
      ],
    }),
  );

  await generate((tree) => component(tree, { name: 'price-tag', group: 'content' }));
  changedByForm = await generate((tree) => form(tree, { name: 'gift-idea', id: 99, titleFr: 'Idée-cadeau' }));
  await generate((tree) => page(tree, { name: 'winter-club', titleFr: 'Club d’hiver' }));
  await generate((tree) => feature(tree, { name: 'road-conditions' }));
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the component generator', () => {
  const folder = folders.component;

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
  const folder = folders.form;

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
        'gift-idea.test.ts',
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

  it('gives the form its titles and its addresses', () => {
    const read = (path: string) => readFileSync(`${copy}/${path}`, 'utf8');
    const descriptor = read(`${folder}/gift-idea.form.ts`);
    expect(descriptor).toContain("title: { fr: 'Idée-cadeau', en: 'Gift idea' }");
    expect(descriptor).toContain("slug: { fr: 'idee-cadeau', en: 'gift-idea' }");
    expect(read('libs/forms/README.md')).toContain('| `@jalon/forms/gift-idea` | `GiftIdeaForm` | Form 99:');
  });

  it('refuses an id that another form has', async () => {
    await expect(form(new FsTree(copy, false), { name: 'other', id: 12, titleFr: 'Autre' })).rejects.toThrow(
      'Form 12 is battery-test',
    );
  });
});

describe('the page generator', () => {
  const folder = folders.page;

  it('writes the page and its row in the site map', () => {
    expect(generated(folder)).toEqual([`${folder}/page.tsx`, `${folder}/winter-club.messages.ts`]);
    const siteMap = readFileSync(`${copy}/apps/site/app/site-map.ts`, 'utf8');
    expect(siteMap).toContain("paths: { fr: '/fr/club-d-hiver', en: '/en/winter-club' }");
  });

  it('refuses an address that another page has', async () => {
    await expect(
      page(new FsTree(copy, false), { name: 'other-sign-in', titleFr: 'Connexion' }),
    ).rejects.toThrow('/fr/connexion is another page');
  });
});

describe('the feature generator', () => {
  const folder = folders.feature;

  it('writes a feature, its contract and its registration', () => {
    expect(generated(folder)).toEqual(
      ['road-conditions.routes.ts', 'road-conditions.test.ts'].map((file) => `${folder}/${file}`),
    );
    expect(readFileSync(`${copy}/apps/api/src/app.ts`, 'utf8')).toContain(
      'roadConditionsRoutes(app, { database });',
    );
  });
});

describe('what the generators write', () => {
  it('is accepted by the compiler', () => {
    expect(complaintOf('typescript-7/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1')).toBe('');
  });

  const written = [
    ...Object.values(folders),
    'apps/site/app/site-map.ts',
    'apps/api/src/app.ts',
    'libs/api-client/src/contract',
  ];

  it('is accepted by the formatter', () => {
    expect(complaintOf('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...written)).toBe('');
  });

  it('is accepted by the linter', async () => {
    // With the workspace's rules, at the paths that the files would have there.
    const eslint = new ESLint({ cwd: workspace });
    const files = written.flatMap((path) =>
      path.endsWith('.ts') ? path : globSync(`${path}/*.{ts,tsx}`, { cwd: copy }),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const [result] = await eslint.lintText(readFileSync(`${copy}/${file}`, 'utf8'), {
        filePath: `${workspace}/${file}`,
      });
      expect(result?.messages.map(({ ruleId, message }) => `${file}: ${ruleId}: ${message}`)).toEqual([]);
    }
  });

  it('passes its own tests, and those of every title, label, rule and page of a form', () => {
    const tests = [
      'content/price-tag',
      'forms/gift-idea',
      'labels',
      'schemas/every-form',
      'route/shown-form',
      'testing/served-forms',
    ];
    const report = join(copy, 'tests.json');
    const files = tests.map((name) => `src/${name}`);
    expect(
      complaintOf(
        'vitest/vitest.mjs',
        ...['run', '--config', 'unit.config.ts', '--reporter=default', '--reporter=json'],
        `--outputFile.json=${report}`,
        ...files,
      ),
    ).toBe('');
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string }[] };
    for (const file of files) expect(testResults.filter(({ name }) => name.includes(file))).not.toEqual([]);
  });
});
