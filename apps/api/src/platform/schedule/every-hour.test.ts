import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { everyHour } from './every-hour.ts';

afterEach(() => vi.useRealTimers());

it('hourly work starts a minute after the server, goes on after a failure, and ends with the server', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new Error('secret'));
  everyHour(app, { work, failure: 'could not be done' });
  await app.listen({ host: '127.0.0.1', port: 0 });

  await vi.advanceTimersByTimeAsync(59_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('could not be done');
  expect(lines[0]).not.toContain('secret');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(work).toHaveBeenCalledTimes(2);
  await app.close();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(work).toHaveBeenCalledTimes(2);
});
