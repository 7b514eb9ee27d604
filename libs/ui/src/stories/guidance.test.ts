import { globSync } from 'node:fs';
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
    expect(text?.content.length).toBeGreaterThan(0);
  }
  expect(guidance?.fr.keys?.length).toBe(guidance?.en.keys?.length);
});
