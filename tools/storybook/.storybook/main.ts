import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';
import { sourceCondition, styledComponents } from '../../vite/library.ts';
import { componentEntries } from './component-entries.ts';
import { guidanceTexts } from './guidance.ts';
import { withGuidance } from './manifest.ts';

// The stories of one library (`JALON_STORIES=ui`), or of all.
const library = process.env.JALON_STORIES ?? '*';
const suite = Boolean(process.env.VITEST);
const root = resolve(import.meta.dirname, '../../..');
// Guides have no stories, so test suites leave them out; all except the introduction show stories of ui, patterns those of all.
const pages = suite
  ? []
  : library === '*'
    ? ['../*.mdx', '../patterns/*.mdx', '../guides/*.mdx']
    : library === 'ui'
      ? ['../*.mdx']
      : ['../introduction.mdx'];

// The service worker of the mock API, as the installed version of msw has it. Alone in its folder: Storybook serves folders.
const served = `${root}/node_modules/.cache/jalon-storybook`;
const worker = 'mockServiceWorker.js';
cpSync(createRequire(import.meta.url).resolve(`msw/${worker}`), `${served}/${worker}`);

/** Components that add no props to those of their element. */
const nativeComponents = [
  'ErrorMessage',
  'PasswordInput',
  'Select',
  'SkipLink',
  'TextInput',
  'VisuallyHidden',
];
const nativeProps = [
  'aria-describedby',
  'aria-invalid',
  'autoComplete',
  'children',
  'defaultValue',
  'disabled',
  'id',
  'inputMode',
  'maxLength',
  'name',
  'onChange',
  'readOnly',
  'required',
  'size',
  'value',
];

// Not in the type of the configuration yet.
const manifests: object = { experimental_manifests: withGuidance(root) };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [...pages, `../../../libs/${library}/src/**/*.stories.tsx`],
  staticDirs: [served, { from: '../../../libs/ui/src/foundations/fonts', to: '/fonts' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    ...(suite ? [] : ['@storybook/addon-mcp']),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `manifests/components.json`, for assistants and other tools; this reader of props finds those of every library.
  features: { componentsManifest: !suite, experimentalReactComponentMeta: true },
  ...manifests,
  // Uses the TypeScript compiler: the default reader doesn’t resolve unions or `ComponentPropsWithRef`.
  typescript: {
    reactDocgen: suite ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: `${import.meta.dirname}/../tsconfig.docgen.json`,
      include: [`${root}/libs/*/src/**/*.tsx`],
      exclude: ['**/*.{test,stories}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Attributes of native elements are documented elsewhere, except where a component has no others.
      propFilter: ({ name, parent }, component) =>
        !parent?.fileName.includes('node_modules') ||
        (nativeComponents.includes(component.name) && nativeProps.includes(name)),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [componentEntries(root), guidanceTexts(root)],
      resolve: {
        conditions: [sourceCondition, ...defaultClientConditions],
        // Not published with a library: it shows the tokens of another club.
        alias: {
          '@brands': `${root}/libs/ui/src/foundations/tokens/brands/generated`,
          '@size': `${root}/tools/size`,
        },
        dedupe: ['react', 'react-dom', 'styled-components'],
      },
      oxc: styledComponents('jalon'),
      // Declared in advance, those of every library: when Vite discovers a package while stories run, it reloads the page.
      optimizeDeps: {
        include: [
          '@fastify/busboy',
          '@hookform/resolvers/zod',
          '@storybook/addon-a11y',
          '@storybook/addon-docs',
          '@storybook/react-vite',
          '@testing-library/dom',
          'axe-core',
          'cookie',
          'msw',
          'msw-storybook-addon',
          'msw/browser',
          'react',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'react-hook-form',
          'react/jsx-dev-runtime',
          'react/jsx-runtime',
          'storybook-addon-pseudo-states',
          'storybook/test',
          'storybook/theming',
          'styled-components',
          'uqr',
          'zod/mini',
          'zustand',
          'zustand/middleware',
          'zustand/vanilla',
        ],
      },
      server: { fs: { allow: [root] } },
    }),
});
