import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { portAdvice, serversIn } from '../scripts/left-overs.ts';
import { freePort } from '../vite/free-port.ts';

const workspace = resolve(import.meta.dirname, '../..');
const flags = '--conditions=@jalon/source';

it('names the servers of an npm start that was killed, and how to stop them', () => {
  const processes = [
    '    1     0     1 /sbin/init',
    `   12     1    12 node ${flags} /club/apps/api/src/main.ts`,
    `  345     1   345 node ${flags} /club/apps/site/server/main.ts`,
    `  400     1   400 node ${flags} /other/apps/api/src/main.ts`,
    `  401   390   390 node ${flags} /club/apps/api/src/main.ts`,
  ].join('\n');
  const servers = serversIn(processes, '/club');
  expect(servers).toEqual([
    { name: 'API', pid: 12, startPid: undefined },
    { name: 'site', pid: 345, startPid: undefined },
  ]);
  expect(portAdvice('PORT', 3000, servers)).toBe(
    'Port 3000 is in use. An earlier npm start was killed and left behind the API (process 12) and the site (process 345). Stop what it left: kill 12 345',
  );
});

it('names an npm start that is still running', () => {
  const processes = [
    '   10     9    10 node tools/scripts/start.ts',
    `   12    10    12 node ${flags} /club/apps/api/src/main.ts`,
  ].join('\n');
  expect(portAdvice('API_PORT', 3001, serversIn(processes, '/club'))).toBe(
    'Port 3001 is in use, and another npm start of this folder runs (process 10): stop it, or set API_PORT to a free port.',
  );
});

it('asks for another port when a stranger has it', () => {
  expect(portAdvice('PORT', 3000, [])).toBe('Port 3000 is in use: set PORT to a free one.');
});

it('npm start names a left-over API', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-left-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Holds the port under the name of an API.
  const port = await freePort();
  const script = `require('node:net').createServer().listen(${port}, () => console.log('listening'))`;
  const api = spawn(process.execPath, ['-e', script, `${workspace}/apps/api/src/main.ts`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void api.kill());
  await once(api.stdout, 'data');

  const start = spawn(process.execPath, ['tools/scripts/start.ts'], {
    cwd: workspace,
    env: { PATH: process.env.PATH, API_PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(start.stderr), once(start, 'exit')]);
  expect(complaint).toContain(`the API (process ${api.pid})`);
  expect(complaint).toMatch(new RegExp(`kill .*\\b${api.pid}\\b`));
  expect(code).toBe(1);
}, 30_000);
