import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('has guidance in the stories of every form, every component of membership, checkout, content and consent, and every foundation', () => {
  const files = globSync(
    [
      'libs/checkout/src/**/*.stories.tsx',
      'libs/consent/src/**/*.stories.tsx',
      'libs/content/src/**/*.stories.tsx',
      'libs/forms/src/forms/*/*.stories.tsx',
      'libs/membership/src/**/*.stories.tsx',
      'libs/ui/src/foundations/*/*.stories.tsx',
    ],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(30);
  const isWithout = (file: string) =>
    !/parameters: \{\s*guidance/.test(readFileSync(`${root}/${file}`, 'utf8'));
  expect(files.filter(isWithout)).toEqual([]);
});
