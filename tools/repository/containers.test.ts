import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthReady } from '@jalon/api-client/contract';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/api/src/config.ts';
import { readGatewaySettings } from '../../apps/gateway/src/gateway.settings.ts';
import { readEnvironment } from '../../libs/process/src/index.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const startOf = (app: string): string => JSON.parse(read(`apps/${app}/package.json`)).scripts.start;
const { services } = parse(read('compose.yaml'), { merge: true });

it('starts the processes of the containers as their own scripts do', () => {
  const [, site = '[]'] = read('Dockerfile').match(/^CMD (.+)$/m) ?? [];
  for (const [app, command] of [
    ['api', services.api.command],
    ['gateway', services['sandbox-gateway'].command],
    ['site', JSON.parse(site)],
  ]) {
    const file = command.at(-1);
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(command.join(' ').replace(`apps/${app}/`, '')).toBe(startOf(app));
  }
});

it('checks the API’s readiness, and asks for every secret', () => {
  expect(services.api.environment.CHECK).toBe(`http://127.0.0.1:3001${healthReady.path}`);
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  const offered = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(offered).toEqual(expect.arrayContaining(asked));
});

it('gives the API and the sandbox gateway every setting that they require', () => {
  const key = Buffer.alloc(32, 'key').toString('base64');
  const filled = Object.fromEntries(
    [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value = '']) => [
      name,
      value === '' ? 'a-long-enough-secret' : value.replace(/:$/, `:${key}`),
    ]),
  );
  const environmentOf = ({ environment }: { environment: Record<string, string> }) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+):[-?](.*?)\}/g, (_, asked, standard) => filled[asked] ?? standard),
      ]),
    );
  const [, links] = read('Dockerfile').match(/npm run links -- (\S+)/) ?? [];
  expect(read('Dockerfile').match(/SITE_LINKS=(\S+)/)?.[1]).toBe(links);
  const SITE_LINKS = 'apps/api/src/testing/site-links.json';
  expect(readConfig({ SITE_LINKS, ...environmentOf(services.api) }).problems).toBeUndefined();
  const gateway = readEnvironment(environmentOf(services['sandbox-gateway']));
  readGatewaySettings(gateway);
  expect(gateway.problems).toEqual([]);
});
