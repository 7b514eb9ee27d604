import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthReady } from '@jalon/api-client/contract';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/api/src/config.ts';
import { readGatewaySettings } from '../../apps/gateway/src/gateway.settings.ts';
import { readSettings } from '../../apps/site/app/settings/settings.ts';
import { readEnvironment } from '../../libs/process/src/index.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const startOf = (app: string): string => JSON.parse(read(`apps/${app}/package.json`)).scripts.start;
const { services, networks } = parse(read('compose.yaml'), { merge: true });

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

/** The names that a process reads from its environment. */
function namesRead(readSettings: (variables: Record<string, string | undefined>) => void): Set<string> {
  const names = new Set<string>();
  readSettings(
    new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => void names.add(String(name)) }),
  );
  return names;
}

it('gives each process the variables that it reads, and no others', () => {
  const readers: Readonly<Record<string, (variables: Record<string, string | undefined>) => void>> = {
    api: (variables) => {
      readConfig(variables);
      // With these two values other settings are read.
      for (const chosen of [
        { PAYMENT_GATEWAY: 'stripe' },
        { SMTP_URL: 'smtp://127.0.0.1' },
        { WEBHOOK_URL: 'https://a.example' },
      ])
        readConfig(
          new Proxy(variables, {
            get: (target, name) => Reflect.get(chosen, name) ?? Reflect.get(target, name),
          }),
        );
    },
    'sandbox-gateway': (variables) => readGatewaySettings(readEnvironment(variables)),
    site: (variables) => void readSettings(variables),
  };
  for (const [name, reader] of Object.entries(readers)) {
    const names = namesRead(reader);
    const given = Object.keys(services[name].environment).filter((variable) => variable !== 'CHECK');
    expect(
      given.filter((variable) => !names.has(variable)),
      name,
    ).toEqual([]);
  }
  const secret = /KEY|SECRET|PASSWORD|DATABASE|SMTP/;
  expect(Object.keys(services.site.environment).filter((name) => secret.test(name))).toEqual([]);
});

it('sends mail, and lets only the API reach the database', () => {
  expect(services.api.environment.SMTP_URL).toMatch(/^\$\{SMTP_URL:\?/);
  expect(services.api.volumes).toContain(`./delivery.json:${services.api.environment.DELIVERY_CONFIG}:ro`);
  expect(networks.data).toEqual({ internal: true });
  expect(services.database.networks).toEqual(['data']);
  expect(services.api.networks).toEqual(['public', 'data']);
  for (const name of ['site', 'sandbox-gateway']) expect(services[name].networks, name).toEqual(['public']);
  const published = Object.keys(services).filter((name) => services[name].ports);
  expect(published).toEqual(['sandbox-gateway', 'site']);
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
  const [, links] = read('Dockerfile').match(/npx jalon links (\S+)/) ?? [];
  expect(read('Dockerfile').match(/SITE_LINKS=(\S+)/)?.[1]).toBe(links);
  const files = {
    SITE_LINKS: 'apps/api/src/testing/site-links.json',
    DELIVERY_CONFIG: 'delivery.example.json',
  };
  expect(readConfig({ ...environmentOf(services.api), ...files }).problems).toBeUndefined();
  const gateway = readEnvironment(environmentOf(services['sandbox-gateway']));
  readGatewaySettings(gateway);
  expect(gateway.problems).toEqual([]);
});
