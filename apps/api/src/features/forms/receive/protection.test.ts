import { randomBytes } from 'node:crypto';
import { honeypotField, renderTokenAge, renderTokenField } from '@jalon/api-client/contract';
import { protectionCases } from '@jalon/api-client/contract-suite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Key } from '../../../platform/config/keys.ts';
import { batteryTest, batteryTestId, postBatteryTest } from '../../../testing/forms/battery-test.ts';
import { startApi, startApiForTest, type TestApi } from '../../../testing/test-api.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createRenderTokens } from './render-token.ts';

// Only Date is faked: database and network keep their timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

const start = (environment: Record<string, string>) =>
  startApiForTest({ FORM_PROTECTION: 'on', ...environment });

async function tokenOf({ baseUrl }: TestApi): Promise<string> {
  return (await (await fetch(`${baseUrl}/api/render-token`)).json()).token;
}

describe('the API keeps the contract of the protection', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ FORM_PROTECTION: 'on' });
  });
  afterAll(() => api.close());

  it.each(protectionCases)('$title', async ({ run }) => {
    await run({
      baseUrl: api.baseUrl,
      formId: batteryTestId,
      validBody: batteryTest,
      requiredField: 'vehiculeMarque',
      pass,
    });
  });
});

describe('a token', () => {
  const send = ({ baseUrl }: TestApi, token: string) =>
    postBatteryTest(baseUrl, { ...batteryTest(), [renderTokenField]: token });

  it('of one process is taken by another that shares the database, and by the one that follows', async () => {
    const DATABASE_URL = await testDatabase();
    const first = await startApi({ FORM_PROTECTION: 'on', DATABASE_URL });
    const token = await tokenOf(first);
    const second = await start({ DATABASE_URL });
    pass(renderTokenAge.min);
    expect((await send(second, token)).status).toBe(200);
    await first.close();
    expect((await send(await start({ DATABASE_URL }), token)).status).toBe(200);
  });

  it('holds the time at which it was issued, signed', () => {
    const key: Key = { id: 'a', secret: randomBytes(32) };
    const another: Key = { id: 'b', secret: randomBytes(32) };
    const tokens = createRenderTokens([key]);
    const token = tokens.issue();
    const now = Date.now();
    const [, signature] = token.split('.');
    expect(tokens.read(token)).toBe(now);
    expect(createRenderTokens([key]).read(token)).toBe(now);
    expect(createRenderTokens([another]).read(token)).toBeUndefined();
    // While keys are replaced.
    expect(createRenderTokens([another, key]).read(token)).toBe(now);
    expect(tokens.read(`${(now - 1).toString(36)}.${signature}`)).toBeUndefined();
    // The same number in another notation.
    expect(tokens.read(`0${token}`)).toBeUndefined();
  });
});

it('the protection is on by default and can be switched off', async () => {
  const standard = await start({ FORM_PROTECTION: '' });
  expect((await postBatteryTest(standard.baseUrl)).status).toBe(428);
  const off = await start({ FORM_PROTECTION: 'off' });
  expect((await postBatteryTest(off.baseUrl, { ...batteryTest(), [honeypotField]: 'x' })).status).toBe(200);
  expect(await tokenOf(off)).toBeTruthy();
});
