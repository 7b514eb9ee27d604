import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { afterAll, expect, it } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { startChromium } from '../../testing/chromium.ts';
import { buildBrand, buildTokens, sources } from './build.ts';
import { differences, type FigmaMode, figmaFiles, takeOver } from './figma.ts';

// Figma itself does not run here: an exported file is our own, written as Figma writes it.

const { openServed } = startChromium();

const copy = mkdtempSync(join(tmpdir(), 'jalon-figma-'));
cpSync(sources, copy, { recursive: true, filter: (path) => !/\.ts$|generated/.test(path) });
afterAll(() => rmSync(copy, { recursive: true }));

const files = await figmaFiles();

/** The files as Figma exports them: with ids of its own, other key orders and unrounded channels. */
function exported(): FigmaMode[] {
  const rounded = (_key: string, value: unknown) => {
    if (typeof value === 'number' && value > 0 && value < 1) return Math.fround(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const ids = '$value' in value ? { 'com.figma.variableId': 'VariableID:1:2', 'com.figma.scopes': [] } : {};
    const { $extensions, ...rest } = value as { $extensions?: object };
    return { ...rest, ...($extensions && { $extensions: { ...ids, ...$extensions } }) };
  };
  return Object.values(files).map((file) => JSON.parse(JSON.stringify(file, rounded)));
}

it('has a mode for each brand and each scheme, and every token that Figma has variables for', () => {
  expect(Object.keys(files)).toEqual([
    'Brand/Jalon.tokens.json',
    'Brand/Marine.tokens.json',
    'Roles/Light.tokens.json',
    'Roles/Dark.tokens.json',
    'Measures/Default.tokens.json',
  ]);
  const tokens = JSON.parse(readFileSync(join(sources, 'generated/tokens.json'), 'utf8'));
  const names = Object.keys(tokens).filter((name) => !/^(shadow|ease)-/.test(name));
  const variables = ['Brand/Jalon', 'Roles/Light', 'Measures/Default'].flatMap((file) =>
    namesIn(files[`${file}.tokens.json`] ?? {}),
  );
  expect(variables.toSorted()).toEqual(names.toSorted());
  expect(files['Roles/Dark.tokens.json']).toMatchObject({
    color: {
      surface: {
        $type: 'color',
        $value: { colorSpace: 'srgb', alpha: 1, hex: '#061A25' },
        $extensions: {
          'com.figma.aliasData': { targetVariableName: 'color/nuit/900', targetVariableSetName: 'Brand' },
          'com.figma.codeSyntax': { WEB: 'var(--jalon-color-surface)' },
        },
      },
    },
  });
});

it('comes back from Figma without a difference', async () => {
  expect(await differences(exported())).toEqual([]);
});

it('brings a colour that changed in Figma to a button, and reports what it cannot take over', async () => {
  const changed = exported();
  const [brand, marine, light, dark] = changed;
  const set = (file: FigmaMode | undefined, group: string, name: string, value: object) =>
    Object.assign(at(at(at(file, 'color'), group), name), value);
  const teal = { $value: { colorSpace: 'srgb', components: [0, 0.4, 0.4], alpha: 1, hex: '#006666' } };
  set(brand, 'balise', '500', teal);
  set(marine, 'balise', '500', teal);
  Object.assign(at(at(dark, 'color'), 'link'), {
    $extensions: { 'com.figma.aliasData': { targetVariableName: 'color/lac/200' } },
  });
  Object.assign(at(light, 'color'), { sparkle: { $type: 'color', ...teal } });
  const found = await differences(changed, copy);
  expect(found).toEqual([
    { mode: 'Jalon', name: 'color/balise/500', token: '#c4380c', variable: '#006666' },
    { mode: 'Marine', name: 'color/balise/500', token: '#b72761', variable: '#006666' },
    { mode: 'Light', name: 'color/sparkle', token: undefined, variable: '#006666' },
    { mode: 'Dark', name: 'color/link', token: '→ color/lac/300', variable: '→ color/lac/200' },
  ]);
  const unknown = found.filter(({ name }) => name === 'color/sparkle');
  expect(await takeOver(found, copy)).toEqual(unknown);
  expect(await differences(changed, copy)).toEqual(unknown);

  const built = join(copy, 'generated');
  await buildTokens(built, copy);
  await buildBrand('marine', built, copy);
  const page = await openServed(createElement(Button, null, 'Joindre le club'));
  const background = () =>
    page.locator('button').evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background()).toBe('rgb(196, 56, 12)');
  await page.addStyleTag({ content: readFileSync(join(built, 'tokens.css'), 'utf8') });
  await expect.poll(background).toBe('rgb(0, 102, 102)');
});

function at(group: unknown, name: string): object {
  return (group as Record<string, object>)[name] ?? {};
}

function namesIn(group: object, path: readonly string[] = []): string[] {
  return Object.entries(group).flatMap(([key, child]) => {
    if (key.startsWith('$')) return [];
    const name = [...path, key];
    return '$value' in child ? [name.join('-')] : namesIn(child, name);
  });
}
