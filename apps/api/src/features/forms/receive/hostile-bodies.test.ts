import { errorAnswer, submissionAccepted } from '@jalon/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batteryTest, postBatteryTest } from '../../../testing/forms/battery-test.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const runs = { numRuns: 150 };

async function expectAnAnswerOfTheContract(response: Response): Promise<number> {
  expect(response.status).toBeLessThan(500);
  const answer = await response.json();
  const schema = response.status === 200 ? submissionAccepted : errorAnswer;
  expect(schema.safeParse(answer).error).toBeUndefined();
  return response.status;
}

/** Any JSON text, including lone surrogates, U+0000, `__proto__` and duplicate keys. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\0', '\ud83d', '\udc00', '\ufffe', '\u2028', 'é', '️'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
});
const anyValue = fc.oneof(anyText, fc.jsonValue(), fc.constantFrom(1e308, -0, '__proto__'));
const fieldNames = [
  ...Object.keys(batteryTest()),
  'memberInfo',
  '__proto__',
  'constructor',
  'toString',
  'generic',
];

describe('no body makes the API fail', () => {
  it('for any value of a field', async () => {
    const overrides = fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), anyText), anyValue, {
      maxKeys: 6,
    });
    await fc.assert(
      fc.asyncProperty(overrides, async (fields) => {
        await expectAnAnswerOfTheContract(
          await postBatteryTest(api.baseUrl, { ...batteryTest(), ...fields }),
        );
      }),
      runs,
    );
  });

  it('as random JSON, with repeated and escaped keys', async () => {
    const member = fc
      .tuple(fc.constantFrom(...fieldNames, '\\u005f_proto__', '\\u0000'), anyValue)
      .map(([name, value]) => `"${name}":${JSON.stringify(value)}`);
    const object = fc.array(member, { maxLength: 12 }).map((members) => `{${members.join(',')}}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(object, fc.json()), async (body) => {
        await expectAnAnswerOfTheContract(await postBatteryTest(api.baseUrl, body));
      }),
      runs,
    );
  });

  it('as random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const response = await fetch(`${api.baseUrl}/api/forms/12`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-16-chars' },
          body: new Uint8Array(bytes),
        });
        expect(await expectAnAnswerOfTheContract(response)).toBeGreaterThanOrEqual(400);
      }),
      runs,
    );
  });

  it.each<[string, (text: string) => Buffer]>([
    ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
    ['Latin-1', (text) => Buffer.from(text, 'latin1')],
    ['UTF-8 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
  ])('when it is written in %s', async (encoding, encode) => {
    const response = await fetch(`${api.baseUrl}/api/forms/12`, {
      method: 'POST',
      headers: {
        'content-type': `application/json; charset=${encoding.split(' ')[0]}`,
        'idempotency-key': 'a-key-of-16-chars',
      },
      body: new Uint8Array(encode(JSON.stringify(batteryTest()))),
    });
    await expectAnAnswerOfTheContract(response);
  });

  it.each([
    ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['deep objects in a field', `{"memberInfo":${'{"name":'.repeat(8_000)}1${'}'.repeat(8_000)}}`],
    [
      'five thousand fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`f${i}`, 1]))),
    ],
    [
      'a field of sixty thousand letters',
      JSON.stringify({ ...batteryTest(), vehiculeMarque: 'é'.repeat(30_000) }),
    ],
    [
      'letters that grow when they are normalised',
      JSON.stringify({ ...batteryTest(), vehiculeMarque: '\ufdfa'.repeat(20_000) }),
    ],
  ])('when it has %s', async (_name, body) => {
    await expectAnAnswerOfTheContract(await postBatteryTest(api.baseUrl, body));
  });

  it('when its address is broken', async () => {
    for (const path of [
      '/api/forms/%',
      '/api/forms/%zz',
      '/api/forms/%E0%A4%A',
      `/api/forms/${'9'.repeat(5_000)}`,
      '/%00',
      '//',
      '/api/forms/12?%=%zz',
    ]) {
      const response = await fetch(api.baseUrl + path, { method: 'POST' });
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      await expectAnAnswerOfTheContract(response);
    }
  });
});
