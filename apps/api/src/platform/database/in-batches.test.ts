import { describe, expect, it, vi } from 'vitest';
import { inBatches } from './in-batches.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Work that the test completes; records its batches. */
function heldWork() {
  const batches: (readonly number[])[] = [];
  const held: PromiseWithResolvers<undefined>[] = [];
  return {
    batches,
    async work(items: readonly number[]): Promise<number[]> {
      batches.push(items);
      const done = Promise.withResolvers<undefined>();
      held.push(done);
      await done.promise;
      return items.map((item) => item * 10);
    },
    finish: () => held.shift()?.resolve(undefined),
    fail: (reason: Error) => held.shift()?.reject(reason),
  };
}

describe('inBatches', () => {
  it('processes a single item immediately, and combines those that arrive meanwhile', async () => {
    const { work, batches, finish } = heldWork();
    const run = inBatches(work, { atOnce: 1, most: 3 });
    const results = [1, 2, 3, 4, 5].map(run);
    expect(batches).toEqual([[1]]);
    finish();
    expect(await results[0]).toBe(10);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    finish();
    expect(await results[1]).toBe(20);
    await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3, 4], [5]]), { timeout: 5_000 });
    finish();
    expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50]);
  });

  it('lets a batch fill after one of several', async () => {
    const { work, batches, finish } = heldWork();
    const run = inBatches(work, { atOnce: 1, pause: 50 });
    const results = [1, 2, 3].map(run);
    finish();
    await results[0];
    finish();
    await results[2];
    results.push(run(4), run(5));
    expect(batches).toEqual([[1], [2, 3]]);
    await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3], [4, 5]]), { timeout: 5_000 });
    finish();
    expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50]);
  });

  it('starts a second batch in parallel with a slow one once it is full', async () => {
    const { work, batches, finish } = heldWork();
    const run = inBatches(work, { atOnce: 2, most: 3 });
    const results = [1, 2, 3].map(run);
    expect(batches).toEqual([[1]]);
    results.push(run(4), run(5), run(6), run(7));
    expect(batches).toEqual([[1], [2, 3, 4]]);
    finish();
    finish();
    expect(await results[0]).toBe(10);
    expect(batches).toEqual([[1], [2, 3, 4], [5, 6, 7]]);
    finish();
    expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50, 60, 70]);
  });

  it('fails the items of a failed batch only', async () => {
    const { work, finish, fail } = heldWork();
    const run = inBatches(work, { atOnce: 1 });
    const [first, second] = [run(1), run(2)];
    fail(new Error('no'));
    await expect(first).rejects.toThrow('no');
    finish();
    expect(await second).toBe(20);
  });

  it('does each item by itself when a batch fails, so that only the one in error fails', async () => {
    const batches: (readonly number[])[] = [];
    const run = inBatches(
      async (items: readonly number[]) => {
        batches.push(items);
        if (items.includes(3)) throw new Error('no');
        return items.map((item) => item * 10);
      },
      { atOnce: 1 },
    );
    const results = await Promise.allSettled([1, 2, 3, 4].map(run));
    expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
    expect(results).toMatchObject([
      { value: 10 },
      { value: 20 },
      { reason: { message: 'no' } },
      { value: 40 },
    ]);
  });

  it('fails a whole batch in an outage, without another query for it', async () => {
    const { work, batches, finish, fail } = heldWork();
    const run = inBatches(work, { atOnce: 1, most: 2 });
    const results = [1, 2, 3, 4].map(run);
    finish();
    await results[0];
    fail(new DatabaseUnavailable('away'));
    await expect(results[1]).rejects.toThrow('away');
    await expect(results[2]).rejects.toThrow('away');
    await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3], [4]]), { timeout: 5_000 });
    finish();
    expect(await results[3]).toBe(40);
  });

  it('refuses items immediately when the queue is full', async () => {
    const { work, finish } = heldWork();
    const run = inBatches(work, { atOnce: 1, waiting: 1 });
    const taken = [run(1), run(2)];
    await expect(run(3)).rejects.toThrow(DatabaseUnavailable);
    finish();
    await taken[0];
    finish();
    expect(await Promise.all(taken)).toEqual([10, 20]);
  });
});
