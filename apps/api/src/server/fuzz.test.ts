import { expect, it, onTestFinished } from 'vitest';
import { fuzz } from '../testing/fuzz.ts';
import { startApi } from '../testing/test-api.ts';

it('no request makes any route fail, show a stack or answer an error in another shape', async () => {
  const api = await startApi();
  onTestFinished(() => api.close());
  const { answers, problems } = await fuzz({ baseUrl: api.baseUrl, requests: 400, seed: 20_261_121 });
  expect(problems).toEqual([]);
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '400', '404', '415', '422']));
});
