import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultClub } from '@jalon/club';
import { readEnvironment } from '@jalon/process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { handledForms } from '../handling/handled-forms.ts';
import { readDeliverySettings } from './delivery.settings.ts';

const forms = handledForms(defaultClub);
const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
const working = { from: 'site@club.test', recipient: 'service@club.test' };

function read(variables: Record<string, string>) {
  const environment = readEnvironment(variables);
  const settings = readDeliverySettings(environment, { forms, root: tmpdir() });
  return { settings, problems: environment.problems };
}

async function configFile(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-delivery-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'delivery.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the delivery of submissions', () => {
  it('needs no variable', () => {
    expect(read({})).toEqual({
      settings: { mail: undefined, webhook: undefined },
      problems: [],
    });
  });

  it('reads every variable', async () => {
    const routing = {
      ...working,
      forms: { 12: { field: 'centreUrbain', recipients: { Laval: 'laval@club.test' } } },
    };
    const { settings, problems } = read({
      SMTP_URL: 'smtps://club:p%40ss@mail.club.test',
      DELIVERY_CONFIG: await configFile(routing),
      WEBHOOK_URL: 'https://crm.club.test/submissions',
      WEBHOOK_SECRET: `${secret}, ${secret}`,
    });
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      mail: {
        server: {
          host: 'mail.club.test',
          port: 465,
          secure: true,
          requireTLS: false,
          auth: { user: 'club', pass: 'p@ss' },
        },
        routing,
      },
      webhook: { url: 'https://crm.club.test/submissions', secrets: [Buffer.alloc(24), Buffer.alloc(24)] },
    });
  });

  it('requires TLS of mail servers on other machines', async () => {
    const DELIVERY_CONFIG = await configFile(working);
    const server = (SMTP_URL: string) => read({ SMTP_URL, DELIVERY_CONFIG }).settings.mail?.server;
    expect(server('smtp://mail.club.test')).toMatchObject({ port: 587, secure: false, requireTLS: true });
    expect(server('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requireTLS: false });
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.club.test' }, 'DELIVERY_CONFIG'],
    [{ DELIVERY_CONFIG: '/nowhere/delivery.json' }, 'DELIVERY_CONFIG'],
    [{ SMTP_URL: 'http://user:s3cret@mail.club.test', DELIVERY_CONFIG: 'x' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://user:s3cret@mail.club.test?a=b', DELIVERY_CONFIG: 'x' }, 'SMTP_URL'],
    [{ WEBHOOK_URL: 'https://crm.club.test' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_URL: 'http://crm.club.test', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
    [{ WEBHOOK_URL: 'https://crm.club.test', WEBHOOK_SECRET: 's3cret' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_URL: 'https://crm.club.test', WEBHOOK_SECRET: 'whsec_czNjcmV0' }, 'WEBHOOK_SECRET'],
  ])('has one line against %o, without a secret in it', (variables, name) => {
    const problems = read(variables).problems.filter((problem) => problem.startsWith(name));
    expect(problems).toEqual([expect.stringMatching(/\.$/)]);
    expect(problems.join()).not.toMatch(/s3cret|czNj/);
  });

  it.each([
    ['{', ['is not JSON']],
    [{}, ['from must be of type string', 'recipient must be of type string']],
    [{ ...working, from: 'Club <site@club.test>' }, ['from must be an email address']],
    [{ ...working, to: 'a@b.test' }, ['the file has no setting to']],
    [{ ...working, forms: { 99: {} } }, ['forms.99: there is no form of this number']],
    [{ ...working, forms: { 12: { recipients: {} } } }, ['forms.12: the form has no field subject']],
    [
      { ...working, forms: { 12: { field: 'centreUrbain', recipients: { Laval: 'laval' } } } },
      ['forms.12.recipients.Laval must be an email address'],
    ],
    [
      { ...working, forms: { 12: { field: 'centreUrbain', recipients: { Québc: 'quebec@club.test' } } } },
      ['forms.12.recipients: centreUrbain is never “Québc”'],
    ],
  ])('has one line for each mistake of its file: %o', async (content, lines) => {
    const DELIVERY_CONFIG = await configFile(content);
    expect(read({ SMTP_URL: 'smtp://127.0.0.1', DELIVERY_CONFIG }).problems).toEqual(
      lines.map((line) => `DELIVERY_CONFIG (${DELIVERY_CONFIG}): ${line}.`),
    );
  });
});
