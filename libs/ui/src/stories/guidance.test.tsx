import { globSync } from 'node:fs';
import { locales } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';

interface Meta {
  title: string;
  component?: unknown;
  parameters?: { guidance?: Guidance };
}

const root = `${import.meta.dirname}/..`;
const modules = import.meta.glob<Meta>('../*/*/*.stories.tsx', { eager: true, import: 'default' });
const components = Object.entries(modules).filter(([, { component }]) => component);

it('has stories for every component that is published', () => {
  const published = globSync('*/*/index.ts', { cwd: root })
    .filter((path) => !path.startsWith('internal/'))
    .map((path) => path.replace('/index.ts', ''));
  const shown = components.map(([path]) => path.split('/').slice(1, 3).join('/'));
  expect(shown.toSorted()).toEqual(published.toSorted());
});

it.each(components)('%s sits in the group of its folder', (path, { title }) => {
  const [, group = ''] = path.split('/');
  expect(title.toLowerCase()).toMatch(new RegExp(`^${group}/`));
});

it.each(components)('%s says in both languages when to use the component', (_path, { parameters }) => {
  const guidance = parameters?.guidance;
  for (const text of [guidance?.fr, guidance?.en]) {
    expect(text?.use).toMatch(/\S/);
    expect(text?.avoid).toMatch(/\S/);
    for (const rules of [text?.content, text?.do, text?.dont]) expect(rules?.length).toBeGreaterThan(0);
  }
  for (const part of ['keys', 'content', 'do', 'dont'] as const) {
    expect(guidance?.fr[part]?.length, part).toBe(guidance?.en[part]?.length);
  }
});

const drawn = components.filter(([, { parameters }]) => parameters?.guidance?.picture);

it('draws the right and the wrong use where people go wrong', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(10);
});

it.each(drawn)('%s draws another thing for the right use than for the wrong one', (_path, { parameters }) => {
  const picture = parameters?.guidance?.picture;
  for (const locale of locales) {
    const [right, wrong] = [picture?.right(locale), picture?.wrong(locale)].map((drawing) =>
      renderToStaticMarkup(<I18nProvider locale={locale}>{drawing}</I18nProvider>),
    );
    expect(right).toMatch(/<\w/);
    expect(wrong).toMatch(/<\w/);
    expect(right).not.toBe(wrong);
  }
});
