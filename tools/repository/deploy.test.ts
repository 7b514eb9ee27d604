import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../apps/api/src/config.ts';
import { limited } from '../../apps/api/src/platform/database/database.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
/** Files that are mounted, or in the image. */
const files = {
  SITE_LINKS: 'apps/api/src/testing/site-links.json',
  DELIVERY_CONFIG: join(root, 'delivery.example.json'),
};
const key = `first:${Buffer.alloc(32, 'key').toString('base64')}`;
/** The secrets that an operator adds. */
const secrets: Readonly<Record<string, string>> = {
  ACCESS_TOKEN_KEYS: key,
  DATA_KEYS: key,
  SMTP_URL: 'smtp://user:password@mail.example:587',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const manifests = ['kubernetes/database.yaml', 'kubernetes/jalon.yaml'].flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS()),
);
const named = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
const containerOf = (name: string) => named('Deployment', name).spec.template.spec.containers[0];

const mountOf = (deployment: string, volume: string): string =>
  containerOf(deployment).volumeMounts.find(({ name }: { name: string }) => name === volume).mountPath;

/** Classes that validate by the schemas of Kubernetes. */
const models = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service };

it.each(manifests.filter(({ apiVersion }) => !apiVersion.includes('cnpg.io')))(
  'Kubernetes accepts $kind $metadata.name by its schema',
  (manifest) => {
    const Model = models[manifest.kind as keyof typeof models];
    expect(`${Model.apiVersion} ${Model.kind}`).toBe(`${manifest.apiVersion} ${manifest.kind}`);
    expect(() => new Model(manifest).validate()).not.toThrow();
    expect(() => new Model({ ...manifest, metadata: { name: 1 } }).validate()).toThrow();
  },
);

it('gives the API and the workers of Kubernetes a configuration that they accept', () => {
  for (const [name, worker] of [
    ['jalon-api', false],
    ['jalon-worker', true],
  ] as const) {
    const env: readonly { name: string; value?: string }[] = containerOf(name).env;
    const variables = Object.fromEntries(env.map(({ name, value = 'secret' }) => [name, value]));
    const { config, problems } = readConfig({
      ...secrets,
      ...named('ConfigMap', 'jalon').data,
      ...variables,
      ...files,
    });
    expect(problems).toBeUndefined();
    expect(variables.DELIVERY_CONFIG).toBe(`${mountOf(name, 'delivery')}/delivery.json`);
    expect(config?.memberMail).toBeDefined();
    expect(config?.outbox.worker).toBe(worker);
    // The pooler and the database past it are those of the other file.
    expect(new URL(config?.databaseUrl ?? '').hostname).toBe(named('Pooler', 'jalon-pooler').metadata.name);
    const cluster = named('Cluster', 'jalon-database').metadata.name;
    expect(new URL(config?.directUrl ?? '').hostname).toBe(`${cluster}-rw`);
    expect(named('Pooler', 'jalon-pooler').spec.cluster.name).toBe(cluster);
  }
});

it('gives each process of Kubernetes ports that its probes and services use', () => {
  for (const { kind, spec } of manifests) {
    if (kind !== 'Service') continue;
    const { ports } = containerOf(spec.selector.app);
    for (const { targetPort } of spec.ports)
      expect(ports).toContainEqual(expect.objectContaining({ name: targetPort }));
  }
});

const { services } = parse(read('compose.yaml'), { merge: true });

it('gives the API and the workers of Compose a configuration that they accept, and hosts that exist', () => {
  const offered = Object.fromEntries(
    [...read('env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  expect(Object.keys(offered)).toEqual(expect.arrayContaining([...asked]));
  for (const [name, worker] of [
    ['api2', false],
    ['worker1', true],
  ] as const) {
    const variables = Object.entries<string | number>(services[name].environment).map(([variable, value]) => [
      variable,
      String(value).replace(
        /\$\{(\w+):[-?](.*?)\}/g,
        (_, asked) => secrets[asked] ?? (offered[asked] || 'secret'),
      ),
    ]);
    const { config, problems } = readConfig({ ...Object.fromEntries(variables), ...files });
    expect(problems).toBeUndefined();
    const { DELIVERY_CONFIG } = services[name].environment;
    expect(services[name].volumes).toEqual([`./delivery.json:${DELIVERY_CONFIG}:ro`]);
    expect(config?.memberMail).toBeDefined();
    expect(config?.outbox.worker).toBe(worker);
    expect([config?.databaseUrl, config?.directUrl].map((url) => new URL(url ?? '').host)).toEqual([
      'balancer:6432',
      'balancer:5000',
    ]);
  }
  const { LISTEN: _LISTEN, ...behind }: Record<string, string> = services.balancer.environment;
  for (const host of Object.values(behind)) expect(Object.keys(services)).toContain(host.split(':')[0]);
  // Each address of the proxy's configuration is given.
  const used = new Set([...read('cluster/haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  expect(used).toEqual(new Set(Object.keys(services.balancer.environment)));
});

it('lets the pooler ignore every setting that the API sends with a connection, and sets it for the account', () => {
  const sent = Object.keys(limited({})).filter((name) => /^(statement|idle_in)/.test(name));
  expect(sent.length).toBeGreaterThan(0);
  const pooled = [
    read('cluster/pgbouncer.ini').match(/^ignore_startup_parameters = (.+)$/m)?.[1] ?? '',
    named('Pooler', 'jalon-pooler').spec.pgbouncer.parameters.ignore_startup_parameters,
  ];
  for (const ignored of pooled) expect(ignored.split(/, ?/).toSorted()).toEqual(sent.toSorted());
  for (const name of sent) {
    expect(read('cluster/post-bootstrap.sh')).toContain(`ALTER ROLE jalon SET ${name} =`);
    expect(read('kubernetes/database.yaml')).toContain(`ALTER ROLE jalon SET ${name} =`);
  }
});

it('acknowledges nothing that one machine alone has, and replaces a primary within its time', () => {
  // Patroni 3.0.2 overwrites another node's lock through version 3 of the API of etcd.
  expect(services.database1.environment).toHaveProperty('PATRONI_ETCD_HOSTS');
  expect(services.database1.environment).not.toHaveProperty('PATRONI_ETCD3_HOSTS');
  expect(services.etcd1.command.join(' ')).toContain('--enable-v2');
  const { dcs } = parse(read('cluster/patroni.yml')).bootstrap;
  expect(dcs.synchronous_mode).toBe(true);
  // The rule of Patroni's documentation.
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
  expect(named('Cluster', 'jalon-database').spec.postgresql.synchronous).toMatchObject({ number: 1 });
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

// Needs promtool, of Debian's package prometheus.
it.skipIf(!hasPromtool)(
  'has alerts that Prometheus accepts, and that are raised when their tests say so',
  () => {
    const tests = spawnSync('promtool', ['test', 'rules', 'deploy/prometheus/alerts.test.yml'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(tests.stdout + tests.stderr).toContain('SUCCESS');
    expect(tests.status).toBe(0);
  },
);

it('has alerts on metrics that exist', () => {
  const sources = globSync(['apps/api/src/**/*.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const rules: readonly { expr: string; alert: string }[] = parse(read('prometheus/alerts.yml')).groups[0]
    .rules;
  const used = rules.flatMap(({ expr }) => expr.match(/\b(jalon|http|db|nodejs)_\w+/g) ?? []);
  const metrics = [...new Set(used)].filter((name) => !/^http_(response|request)_/.test(name));
  expect(metrics.length).toBeGreaterThan(5);
  for (const metric of metrics) expect(sources).toContain(`'${metric.replace(/_count$/, '')}'`);
  const tried = read('prometheus/alerts.test.yml');
  const untried = rules.map(({ alert }) => alert).filter((alert) => !tried.includes(alert));
  expect(untried).toEqual([]);
});
