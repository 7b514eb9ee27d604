import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import jalon from './tools/lint/plugin.js';

const tests = ['**/*.test.{ts,tsx}'];
const stories = ['**/*.stories.tsx'];
// What a framework or a tool loads by its default export.
const loadedByDefault = [
  ...stories,
  '**/*.config.{ts,js}',
  '**/.storybook/*.{ts,tsx}',
  'apps/site/app/{root.tsx,routes.ts,entry.*.tsx}',
  'apps/site/app/{account,checkout,forms}/**/page.tsx',
  'apps/site/app/pages/**/*.tsx',
  'apps/site/e2e/*-setup.ts',
  'tools/publish/changelog.ts',
];

const downwards = (scope, ...below) => ({
  sourceTag: `scope:${scope}`,
  onlyDependOnLibsWithTags: [scope, ...below].map((name) => `scope:${name}`),
});
const libraries = [
  'checkout',
  'consent',
  'content',
  'membership',
  'forms',
  'ui',
  'club',
  'host',
  'i18n',
  'api-client',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/build',
      '**/.react-router',
      '**/storybook-static',
      '**/test-output',
      '**/generated',
      'tools/generators/**/files',
      'tools/consumers/apps/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { jalon, '@nx': nx },
    languageOptions: { parser: tseslint.parser },
    rules: {
      'jalon/import-extension': 'error',
      'jalon/named-styled': 'error',
      'jalon/form-isolation': 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // Parts of no project: what every suite and build is made with, the benches, and the demonstration club.
          allow: [
            '^\\.\\./bench/([a-z-]+/)?[a-z-]+\\.ts$',
            '^(\\.\\./)+(tools/)?(vite|scripts|screen-reader)/[a-z-]+\\.tsx?$',
            '^(\\.\\./)+club\\.config\\.json$',
            // A file that a package replaces in browsers: the field `imports` of its package.json.
            '^#[a-z-]+$',
          ],
          // A library has many entries: one may be loaded late and another with the page.
          checkDynamicDependenciesExceptions: ['@jalon/*', '@jalon/**'],
          depConstraints: [
            downwards('i18n'),
            downwards('api-client'),
            downwards('host'),
            downwards('club', 'i18n'),
            downwards('ui', 'i18n'),
            downwards('content', 'ui', 'host', 'i18n'),
            downwards('consent', 'ui', 'club', 'host', 'i18n', 'api-client'),
            downwards('forms', 'ui', 'club', 'host', 'i18n', 'api-client'),
            downwards('membership', 'forms', 'ui', 'club', 'host', 'i18n', 'api-client'),
            downwards('checkout', 'membership', 'forms', 'ui', 'club', 'host', 'i18n', 'api-client'),
            downwards('process', 'club'),
            downwards('site', 'process', ...libraries),
            downwards('gateway', 'process', 'api-client'),
            downwards('api', 'gateway', 'process', ...libraries.filter((name) => name !== 'ui')),
            downwards('tools', 'site', 'api', 'gateway', 'process', ...libraries),
          ],
        },
      ],
    },
  },
  {
    // These tests read what the API stored, the sandbox's test cards, and the settings of containers, with the API's own code.
    files: [
      'apps/site/e2e/support/api-keys.ts',
      'tools/consumers/test-club.ts',
      'tools/repository/containers.test.ts',
      'tools/repository/deploy.test.ts',
    ],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // Biome's noArguments is the same rule.
      'prefer-rest-params': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A compiler complaint that is expected says why; one that is ignored hides the next.
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
      ],
    },
  },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    rules: {
      'jalon/zod-mini': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration[exported=null]',
          message: 'Name what an entry gives: a star drags a library in.',
        },
        {
          selector:
            'TaggedTemplateExpression:matches([tag.object.name=styled], [tag.callee.name=styled], [tag.callee.object.object.name=styled]) > TemplateLiteral > :function',
          message:
            'Styles are static: a variant is a data attribute, an unbounded value a CSS custom property.',
        },
      ],
    },
  },
  {
    // Their modules are the contract: a second list of what they export would only repeat it.
    files: ['libs/api-client/src/{client,contract}/index.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['{apps,libs,tools}/**/*.{ts,tsx,js}'],
    ignores: [...loadedByDefault, 'tools/{nx,lint,generators}/**/*.js'],
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    files: ['{libs,apps/site}/**/*.tsx', 'tools/storybook/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Blind to children that come with the props; axe looks at what was rendered.
      'jsx-a11y/anchor-has-content': 'off',
      // The answer to a post is a new page, which starts at its result or its first error: also without a script.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['{libs,apps/site}/**/*.{ts,tsx}'],
    ignores: [...tests, 'apps/site/{server,e2e}/**'],
    ...reactHooks.configs.flat['recommended-latest'],
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      // For the compiler, which is not used here: they refuse an object that carries a ref among other things,
      // and a component that comes from a context.
      'react-hooks/refs': 'off',
      'react-hooks/static-components': 'off',
    },
  },
  {
    // Text comes from the catalogues, in both languages at once.
    files: ['libs/*/src/**/*.tsx', 'apps/site/app/**/*.tsx'],
    ignores: [...tests, ...stories, '**/testing/**'],
    rules: {
      'jalon/no-literal-text': 'error',
    },
  },
  {
    files: [
      'apps/{api,gateway}/**/*.ts',
      'libs/i18n/src/**/*.{ts,tsx}',
      'libs/{api-client,club,host,process}/src/**/*.{ts,tsx}',
      'libs/{checkout,forms,membership}/src/**/*.schema.ts',
      'libs/{checkout,forms,membership}/src/schemas/**/*.{ts,tsx}',
      'libs/forms/src/**/*.{form,labels}.ts',
      'libs/forms/src/{kit/{rules,server},labels,messages,municipalities,samples,server}/**/*.{ts,tsx}',
      'libs/forms/src/kit/form-descriptor.ts',
      'libs/forms/src/route/{create-form-route,form-paths,view/form-route-view,view/form-view,sent-cookie,sent-view}.ts',
      'libs/forms/src/registry.ts',
      'libs/membership/src/{account/server,legal,payments,server}/**/*.{ts,tsx}',
      'libs/checkout/src/{kit/{legal,rules},server}/**/*.{ts,tsx}',
      'libs/checkout/src/kit/step-schemas.ts',
      'libs/consent/src/{choice,server}/**/*.{ts,tsx}',
      'libs/content/src/{engine,model,pages,pictures,server,source,store,strapi,text,view}/**/*.{ts,tsx}',
    ],
    ignores: ['libs/{club,i18n}/src/react/**', 'libs/host/src/react-router.ts', ...tests],
    rules: { 'jalon/react-free': 'error' },
  },
  {
    files: ['apps/api/**/*.ts'],
    rules: { 'jalon/api-entries': 'error', 'jalon/api-layers': 'error' },
  },
  {
    // The pages of the checkouts, in front of the real API.
    files: ['apps/api/src/features/checkouts/reading.test.ts'],
    rules: { 'jalon/api-entries': 'off' },
  },
);
