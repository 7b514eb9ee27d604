import { randomUUID } from 'node:crypto';
import { createFormDraft } from '@jalon/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { operator } from '../../../testing/operator.ts';
import { postJson } from '../../../testing/post-json.ts';
import { testLinksFile } from '../../../testing/site-links.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import { testKeys } from '../../../testing/test-keys.ts';
import { handledForms } from '../handling/handled-forms.ts';
import { submissionEncryption } from '../store/personal-data.ts';
import { storeSubmission } from '../store/store-submission.ts';
import { operate } from './submission-actions.ts';
import { run as command } from './submissions.command.ts';

let DATABASE_URL: string;
let api: TestApi;
beforeAll(async () => {
  DATABASE_URL = await testDatabase();
  api = await startApi({ DATABASE_URL, WORKER: 'off' });
});
afterAll(() => api.close());

async function run(
  words: string,
  { DATA_KEYS, confirm }: { DATA_KEYS?: string; confirm?: (question: string) => Promise<boolean> } = {},
): Promise<string> {
  const { config } = readConfig({
    DATABASE_URL,
    SITE_LINKS: testLinksFile,
    ...testKeys,
    ...(DATA_KEYS && { DATA_KEYS }),
  });
  if (!config?.keys) throw new Error('No configuration');
  let printed = '';
  const write = async (text: string) => {
    printed += text;
  };
  await operate(words.split(' ').filter(Boolean), {
    forms: handledForms(config.club),
    keepDays: config.forms.keepDays,
    store: { ...api.store, keys: config.keys },
    terminal: { write, confirm },
  });
  return printed;
}

async function store(
  values: Record<string, string>,
  more: { formId?: number; answerWithinDays?: number; memberNumber?: string } = {},
): Promise<string> {
  const { database, keys } = api.store;
  const { reference } = await storeSubmission(database, submissionEncryption(keys.data), {
    formId: 12,
    idempotencyKey: randomUUID(),
    values,
    locale: 'F',
    userAgent: 'Mozilla/5.0 (essai)',
    channels: ['mailbox'],
    ...more,
  });
  return reference;
}

const age = (reference: string, days: number) =>
  query(
    DATABASE_URL,
    `UPDATE submissions SET created_at = created_at - make_interval(days => $2),
       due_at = due_at - make_interval(days => $2) WHERE reference = $1`,
    [reference, days],
  );

const fail = (reference: string) =>
  query(
    DATABASE_URL,
    `UPDATE outbox_events SET next_attempt_at = NULL, failed_at = now(), attempts = 10, last_error = 'mail 550'
     WHERE subject_id = (SELECT id FROM submissions WHERE reference = $1)`,
    [reference],
  );

describe('an operator', () => {
  it('lists submissions, failures and due answers, the most urgent first', async () => {
    const plain = await store({ centreUrbain: 'Laval' });
    const late = await store({}, { formId: 5, answerWithinDays: 30 });
    const early = await store({}, { formId: 5, answerWithinDays: 10 });
    await age(late, 31);
    await fail(plain);

    const list = await run('list');
    for (const reference of [plain, late, early]) expect(list).toContain(reference);
    expect(list).toMatch(new RegExp(`${plain}  12 battery-test  [\\d: -]+  mailbox failed\\n`));
    expect(list).not.toContain('Laval');

    const due = await run('list --due');
    expect(due.split('\n').map((line) => line.slice(0, 10))).toEqual(['reference ', late, early, '']);
    expect(due).toMatch(new RegExp(`${late}  5 .*by \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d OVERDUE\\n`));
    expect(due.match(/OVERDUE/g)).toHaveLength(1);

    expect(await run('list --state failed --form 12')).toContain(plain);
    expect(await run('list --state failed --form 5')).not.toContain(late);
    expect(await run('list --since 2100-01-01')).toBe('reference  form  received (UTC)  delivery  answer\n');

    expect(await run(`answer ${late} --outcome refused --reason P-39.1,s.40`)).toBe(
      `${late} is answered: refused.\n`,
    );
    expect(await run('list --due')).not.toContain(late);
    expect(await run(`show ${late.toLowerCase()}`)).toMatch(/answer: refused, .*\nreason: P-39\.1,s\.40\n/);
    await expect(run(`answer ${plain} --outcome granted`)).rejects.toThrow(
      `No submission ${plain} is awaiting an answer.`,
    );
  });

  it('resends what failed', async () => {
    const reference = await store({});
    await fail(reference);
    expect(await run(`show ${reference}`)).toContain('mailbox: failed, attempts 10, mail 550\n');
    expect(await run(`resend ${reference}`)).toBe('1 delivery queued for retry.\n');
    expect(await run(`resend ${reference}`)).toBe('Nothing to resend.\n');
    await fail(reference);
    expect(await run('resend --failed')).toMatch(/^\d deliver(y|ies) queued for retry\.\n$/);
    expect(await run(`show ${reference}`)).toContain('mailbox: waiting, attempts 0, next ');
  });

  it('reads a submission, which is then read', async () => {
    const reference = await store(
      { vehiculeMarque: 'Citroën', question: 'Bonjour\u001b[31m\u202e\u2028reference: faux' },
      { memberNumber: '1000000017' },
    );
    await query(
      DATABASE_URL,
      'INSERT INTO mailbox (submission_id) SELECT id FROM submissions WHERE reference = $1',
      [reference],
    );
    expect(await run('list --state unread')).toContain(reference);
    const shown = await run(`show ${reference}`);
    expect(shown).toContain('vehiculeMarque: Citroën\n');
    expect(shown).toContain('member, verified: 1000000017\n');
    // Typed text must not control the terminal or imitate another line of the output.
    expect(shown).toContain('question: Bonjour[31m\n    reference: faux\n');
    expect(await run('list --state unread')).not.toContain(reference);
    expect(await run('list --member 1000000017')).toContain(reference);
  });

  it('exports CSV without formulas for spreadsheets, and JSON for programs', async () => {
    const values = {
      vehiculeMarque: '=HYPERLINK("http://x.test")',
      vehiculeModele: 'C "3", été',
      question: '+1',
    };
    const reference = await store(values, { formId: 13 });
    const csv = await run('export --format csv --form 13');
    expect(csv.startsWith('\ufeff"reference","formID",')).toBe(true);
    expect(csv).toContain(`"${reference}","13","F"`);
    expect(csv).toContain(`"'=HYPERLINK(""http://x.test"")","C ""3"", été","'+1"\r\n`);
    expect(JSON.parse(await run('export --format json --form 13'))).toEqual([
      expect.objectContaining({ reference, formID: 13, values, memberInfo: null, memberNumber: null }),
    ]);
    expect(JSON.parse(await run('export --format json --form 99'))).toEqual([]);
  });

  it('deletes by age, only when it is confirmed', async () => {
    const [old, recent] = [await store({}, { formId: 14 }), await store({}, { formId: 14 })];
    await age(old, 91);
    await expect(run('purge --older-than 90 --form 14')).rejects.toThrow('Add --yes');
    const found = /^1 submission received before [\d: -]+ UTC; 1 not delivered, 0 not answered\.\n(.*\n)?$/;
    const asked: string[] = [];
    const confirm = async (question: string) => asked.push(question) < 1;
    expect(await run('purge --older-than 90 --form 14', { confirm })).toMatch(found);
    expect(asked).toEqual(['Delete them permanently?']);
    expect(await run('list --form 14')).toContain(old);
    expect((await run('purge --older-than 90 --form 14 --yes')).match(found)?.[1]).toBe(
      '1 submission deleted.\n',
    );
    const left = await run('list --form 14');
    expect(left).toContain(recent);
    expect(left).not.toContain(old);
    expect(await run('purge --yes')).toMatch(/^0 submissions past the retention period of KEEP_DAYS; /);
  });

  it('encrypts everything under a new key', async () => {
    const reference = await store({ vehiculeMarque: 'Citroën' });
    const draft = { formId: 12, locale: 'fr', answers: {}, idempotencyKey: randomUUID() };
    await postJson(api.baseUrl + createFormDraft.path, draft);
    const DATA_KEYS = `newest:${Buffer.alloc(32, 'newest').toString('base64')},${testKeys.DATA_KEYS}`;
    expect(await run('rotate', { DATA_KEYS })).toMatch(
      /^\d+ submissions and 1 unfinished form re-encrypted; all use the key newest\.\n$/,
    );
    expect(await run('rotate', { DATA_KEYS })).toMatch(/^0 submissions/);
    const onlyNewest = { DATA_KEYS: DATA_KEYS.split(',')[0] };
    expect(await run(`show ${reference}`, onlyNewest)).toContain('Citroën');
    await expect(run(`show ${reference}`)).rejects.toThrow('DATA_KEYS has no key newest');
  });

  it.each([
    '',
    'lst',
    'show',
    'list 234679CDFG',
    'list --yes',
    'export',
    'resend',
    'resend 234679CDFG --failed',
    'answer 234679CDFG',
    'list --forms 12',
  ])('gets the usage for “%s”', async (words) => {
    await expect(run(words)).rejects.toThrow(/^Usage: .+\n {2}list /);
  });

  it('gets an error for unknown references, dates and states', async () => {
    await expect(run('show 234679CDFG')).rejects.toThrow('There is no submission 234679CDFG.');
    await expect(run('list --since yesterday')).rejects.toThrow('--since takes a date like 2026-11-21.');
    await expect(run('list --state gone')).rejects.toThrow('--state takes one of waiting, delivered, failed');
  });
});

it('the command prints its result, or a one-line error', async () => {
  const reference = await store({ centreUrbain: 'Montréal' });
  const npxJalon = operator(command, { DATABASE_URL });
  expect(await npxJalon('show', reference)).toContain('centreUrbain: Montréal\n');
  await expect(npxJalon('purge')).rejects.toThrow('Add --yes, or run the command in a terminal to confirm.');
});
