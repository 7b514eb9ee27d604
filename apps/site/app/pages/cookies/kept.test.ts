import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { kept } from './kept.ts';

const root = resolve(import.meta.dirname, '../../../../..');

/** The modules that use the browser's storage, with the name that the page about cookies lists. */
const users = {
  'libs/checkout/src/browser/index.ts': 'app-storage',
  'libs/checkout/src/kit/store/checkout-store.ts': 'app-storage',
  'libs/content/src/alerts/closed-alert-ids.ts': 'closedAlerts',
  'libs/forms/src/kit/state/tab-storage.ts': 'jalon.*',
  'libs/membership/src/sign-in/remembered-username.ts': 'username',
};

it('lists everything that the site keeps in the browser’s storage', () => {
  const found = globSync(['apps/site/app/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.(test|stories)\.|\/testing\//.test(file))
    .filter((file) => /\b(?:local|session)Storage\b/.test(withoutComments(file)));
  expect(found.sort()).toEqual(Object.keys(users));
  const names = kept.map(([name]) => name as string);
  for (const [file, name] of Object.entries(users)) {
    expect(withoutComments(file)).toContain(name.replace('*', ''));
    expect(names).toContain(name);
  }
});

function withoutComments(file: string): string {
  return readFileSync(resolve(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
}
