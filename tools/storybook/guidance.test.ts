import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGuidance } from './.storybook/guidance.ts';

const root = `${import.meta.dirname}/../..`;
const guidance = readGuidance(root);

it('exists for every component, form and foundation that has stories', () => {
  const stories = globSync('libs/*/src/**/*.stories.tsx', { cwd: root });
  // A form’s kit has one page for several fields, and pages of what a host writes with it.
  const without = stories.filter((file) => !guidance[file]);
  expect(without.filter((file) => !/^libs\/(forms\/src\/kit|ui\/src\/stories)\//.test(file))).toEqual([]);
  expect(Object.keys(guidance).filter((file) => !stories.includes(file))).toEqual([]);
});

it.each(Object.entries(guidance))('of %s says the same in both languages', (_file, { fr, en }) => {
  for (const text of [fr, en]) {
    const { keys = {}, ...others } = text;
    expect(Object.keys(others)).toEqual(['use', 'avoid', 'content', 'do', 'dont']);
    for (const part of Object.values(others)) expect(part.length).toBeGreaterThan(0);
    for (const line of [...Object.values(others).flat(), ...Object.values(keys)]) expect(line).toMatch(/\S/);
  }
  expect(Object.keys(fr.keys ?? {})).toHaveLength(Object.keys(en.keys ?? {}).length);
  for (const part of ['content', 'do', 'dont'] as const) expect(fr[part]).toHaveLength(en[part].length);
});
