import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from './browser.ts';

interface Answer {
  id: number;
  type: 'success' | 'error';
  result: Record<string, unknown>;
  message?: string;
}

/** The installed Firefox, without a window, controlled over WebDriver BiDi. */
export async function startFirefox(program = 'firefox-esr'): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'jalon-firefox-'));
  // A request with `keepalive` would pass by the service worker with the mocks.
  await writeFile(join(profile, 'user.js'), 'user_pref("dom.fetchKeepalive.enabled", false);\n');
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = await announced(child.stderr);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let sent = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++sent;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await promise;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }

  const { capabilities } = await send('session.new', { capabilities: {} });
  const { browserName, browserVersion } = capabilities as Record<string, string>;
  // Gives the page the focus, although its window is not shown.
  const { context } = await send('browsingContext.create', { type: 'tab' });

  return {
    name: `${browserName} ${browserVersion}`,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      const exit = once(child, 'exit');
      await send('browser.close', {}).catch(() => child.kill());
      await exit;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function announced(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = line.match(/ws:\/\/\S+/) ?? [];
    if (address) {
      // Discards further output: a full pipe would block Firefox.
      output.resume();
      return address;
    }
  }
  throw new Error('Firefox did not start');
}
