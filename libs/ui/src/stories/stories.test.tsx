import { globSync } from 'node:fs';
import { locales } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { GuidancePicture } from '../../../../tools/vite/story-guidance.ts';

interface Meta {
  title: string;
  component?: unknown;
  parameters?: { picture?: GuidancePicture };
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

const drawn = components.filter(([, { parameters }]) => parameters?.picture);

it('draws the right and the wrong use where people go wrong', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(10);
});

it.each(drawn)('%s draws another thing for the right use than for the wrong one', (_path, { parameters }) => {
  const picture = parameters?.picture;
  for (const locale of locales) {
    const [right, wrong] = [picture?.right(locale), picture?.wrong(locale)].map((drawing) =>
      renderToStaticMarkup(<I18nProvider locale={locale}>{drawing}</I18nProvider>),
    );
    expect(right).toMatch(/<\w/);
    expect(wrong).toMatch(/<\w/);
    expect(right).not.toBe(wrong);
  }
});
