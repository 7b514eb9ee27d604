import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { type Locale, languageTag } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import '@brands/marine.css';
import demonstration from '../../../club.config.json' with { type: 'json' };
import type { StoryOfCode } from './code-example.ts';
import { DocsPage, PageContainer } from './docs-page.tsx';
import type { DocumentedStory } from './documented-code.ts';
import { remember } from './server-html.ts';
import { keepDocsPageStill } from './state-frame.ts';
import { theme } from './theme.ts';
import { initialViews, View, views } from './views.tsx';
import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';
import './docs.css';

keepDocsPageStill();

/** Every default, and the seller, which has none: stories show contracts. */
const club = { ...defaultClub, checkout: { merchant: demonstration.checkout.merchant } };

// Play functions wait longer on a busy machine.
configure({ asyncUtilTimeout: 5000 });

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // An API call without a handler is a mistake in the story; modules and fonts are Storybook's own requests.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

// A docs page requests a worker for each story, and starting it twice throws.
let worker: ReturnType<typeof startWorker> | undefined;
const oneWorker = () => {
  worker ??= startWorker();
  return worker;
};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(oneWorker), addonPseudoStates()],
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Langue · Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    ...views,
  },
  initialGlobals: { locale: 'fr', ...initialViews },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Without the elements that pass a rule: they make the report of a page of fields 100 kB.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    controls: { expanded: true },
    docs: {
      theme,
      page: DocsPage,
      container: PageContainer,
      // Not the headings of examples, nor those of what is drawn right and wrong.
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, [inert] *' },
      source: {
        // The source is what remains where neither the elements nor a document say something.
        type: 'code',
        transform: async (code: string, context: StoryOfCode & DocumentedStory) =>
          (await import('./code-example.ts')).codeOf(context) ??
          (await (await import('./documented-code.ts')).documentedCode(context)) ??
          code,
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          'Foundations',
          ['Tokens', 'Icons', 'Accessibility', 'Writing', 'Theming', 'Figma', 'Sizes', '*'],
          'Patterns',
          'Guides',
          'Actions',
          'Inputs',
          'Feedback',
          'Overlays',
          'Navigation',
          'Content',
          'Layout',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const locale: Locale = globals.locale === 'en' ? 'en' : 'fr';
      document.documentElement.lang = languageTag(locale);
      const story = (
        <I18nProvider locale={locale}>
          <ClubProvider club={club}>
            <Story />
          </ClubProvider>
        </I18nProvider>
      );
      remember(story);
      return (
        <View globals={globals} isOnDocsPage={viewMode === 'docs'}>
          {story}
        </View>
      );
    },
  ],
});
