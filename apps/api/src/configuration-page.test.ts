import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('the page about the configuration lists exactly the variables that are read', () => {
  const read = new Set<string>();
  readConfig(
    new Proxy(
      {},
      {
        get(_variables, name) {
          read.add(String(name));
          return undefined;
        },
      },
    ),
  );
  const page = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  const told = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual([...read].sort());
  expect(new Set(told).size).toBe(told.length);
});
