import { locales } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { sampleEngine, samplePages } from '../testing/sample-engine.ts';

// Content is read in Node.js, so the stories have the views as files. After a change, update them with
// `npx vitest run --project unit src/stories -u`.

const blocks = `---
path: /LOCALE/PATH
title: TITLE
description: DESCRIPTION
blocks:
  - { modelId: header, phone: 1 800 555-0134, actions: [{ label: ACTION, href: "page:roadside-assistance" }] }
  - { modelId: carousel }
  - { modelId: form, formId: 12, title: FORM }
  - { modelId: form, formId: 99 }
---
`;
const words = {
  fr: {
    LOCALE: 'fr',
    PATH: 'blocs',
    TITLE: 'Des blocs particuliers',
    DESCRIPTION: 'Une page avec un en-tête, un bloc que dessine le site hôte, et des blocs inconnus.',
    ACTION: 'Se faire dépanner',
    FORM: 'Votre demande',
  },
  en: {
    LOCALE: 'en',
    PATH: 'blocks',
    TITLE: 'Particular blocks',
    DESCRIPTION: 'A page with a header, a block that the host draws, and blocks that are unknown to it.',
    ACTION: 'Get help',
    FORM: 'Your request',
  },
};
const files = locales.map((locale) => ({
  name: `blocks.${locale}.md`,
  text: Object.entries(words[locale]).reduce((text, [name, word]) => text.replaceAll(name, word), blocks),
}));

const { table } = samplePages(files);
const engine = sampleEngine(
  {
    club: { name: { fr: 'Club Jalon', en: 'Club Jalon' } },
    origin: 'https://club.example',
    pictures: { 'winter-road': '/pictures/winter-road.svg' },
    features: {
      form: { load: ({ formId }) => (formId === 12 ? { data: { action: '/api/forms/12' } } : undefined) },
    },
  },
  files,
);

const samples = { home: 'home', page: 'towing', article: 'winter-tires-1', blocks: 'blocks' };

it.each(locales)('the stories have the current views of the sample content, in %s', async (locale) => {
  const views: Record<string, unknown> = {};
  for (const [name, id] of Object.entries(samples)) {
    const url = new URL(table.page(id).paths[locale], 'https://club.example');
    const answer = await engine.load(new Request(url));
    views[name] = answer.kind === 'page' ? answer.view : undefined;
  }
  await expect(`${JSON.stringify(views, null, 2)}\n`).toMatchFileSnapshot(`generated/views.${locale}.json`);
});
