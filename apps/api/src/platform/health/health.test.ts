import { describe, expect, it, onTestFinished } from 'vitest';
import { baseUrlOf, killAll, runApi } from '../../testing/api-process.ts';
import { testDatabase } from '../../testing/test-database.ts';

describe('a stopping process', () => {
  it('reports that it is not ready, and still answers during the shutdown delay', async () => {
    onTestFinished(killAll);
    const api = runApi({ DATABASE_URL: await testDatabase(), SHUTDOWN_DELAY_SECONDS: '2' });
    const baseUrl = await baseUrlOf(api);
    const get = (path: string) => fetch(baseUrl + path);
    expect((await get('/api/health/ready')).status).toBe(200);

    api.process.kill('SIGTERM');
    await api.printed(/shutting down/);
    const signalled = performance.now();
    for (const path of ['/api/health/ready', '/api/health']) {
      const ready = await get(path);
      expect(ready.status).toBe(503);
      expect(ready.headers.get('retry-after')).toBe('5');
      expect(await ready.json()).toMatchObject({ code: 'unavailable' });
    }
    expect((await get('/api/health/live')).status).toBe(200);
    const answer = await get('/api/forms');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    expect(await api.ended).toBe(0);
    expect(performance.now() - signalled).toBeGreaterThan(1_500);
  });
});
