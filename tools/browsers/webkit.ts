import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from './browser.ts';

const port = 6109;

/** WebKitGTK's MiniBrowser over WebDriver. It needs a screen, and a window manager that gives it the focus. */
export async function startWebKit(): Promise<Browser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (!binary) throw new Error('No MiniBrowser of WebKitGTK on this machine');
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await answer.json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (!answer.ok) throw new Error(`${path}: ${error} ${message}`);
    return value;
  }

  for (;;) {
    const ready = await call('GET', '/status').catch(() => undefined);
    if (ready) break;
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await delay(50);
  }
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId, capabilities } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: options },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string) =>
    call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    evaluate,
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height });
      // Adds the size of the window's frame.
      const [innerWidth = width, innerHeight = height] = (await evaluate(
        '[window.innerWidth, window.innerHeight]',
      )) as number[];
      await call('POST', `${session}/window/rect`, {
        width: 2 * width - innerWidth,
        height: 2 * height - innerHeight,
      });
    },
    async close() {
      await call('DELETE', session).catch(() => {});
      const exit = once(driver, 'exit');
      driver.kill();
      await exit;
    },
  };
}
