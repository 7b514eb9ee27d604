import { resolve } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';
import { sourceCondition, styledComponents } from '../../vite/library.ts';

// One library's stories (`JALON_STORIES=ui`), or everyone's.
const library = process.env.JALON_STORIES ?? '*';
const suite = Boolean(process.env.VITEST);
const root = resolve(import.meta.dirname, '../../..');
// Pages of prose hold no story, so that the suites want none; all but the introduction show stories of ui.
const pages = suite ? [] : ['*', 'ui'].includes(library) ? ['../*.mdx'] : ['../introduction.mdx'];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [...pages, `../../../libs/${library}/src/**/*.stories.tsx`],
  staticDirs: ['../public', { from: '../../../libs/ui/src/foundations/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Read from the source. The default reads what was rendered, and never ends on elements inside an array of props.
  features: { experimentalCodeExamples: true },
  // The compiler's own view, because the default reader sees through neither unions nor `ComponentPropsWithRef`.
  typescript: {
    reactDocgen: suite ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: `${import.meta.dirname}/../tsconfig.docgen.json`,
      include: [`${root}/libs/*/src/**/*.tsx`],
      exclude: ['**/*.{test,stories}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every native element takes is documented by the platform.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: {
        conditions: [sourceCondition, ...defaultClientConditions],
        // Published with no library: it shows what another club's tokens do.
        alias: {
          '@brands': `${root}/libs/ui/src/foundations/tokens/brands/generated`,
          '@size': `${root}/tools/size`,
        },
        dedupe: ['react', 'react-dom', 'styled-components'],
      },
      oxc: styledComponents('jalon'),
      // Known beforehand: a package that Vite meets while stories run makes it reload the page under them.
      optimizeDeps: {
        include: [
          '@storybook/addon-a11y',
          '@storybook/addon-docs',
          '@storybook/react-vite',
          'axe-core',
          'msw',
          'msw-storybook-addon',
          'msw/browser',
          'react',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'react/jsx-dev-runtime',
          'react/jsx-runtime',
          'storybook/test',
          'storybook/theming',
          'styled-components',
          'zod/mini',
        ],
      },
      server: { fs: { allow: [root] } },
    }),
});
