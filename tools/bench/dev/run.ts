// Milliseconds from saving a file to its change in the page or in the API's answer, under `npm run dev`; see README.md.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../../vite/chromium.ts';
import { freePort } from '../../vite/free-port.ts';

const root = resolve(import.meta.dirname, '../../..');
const rounds = 5;
const [port, apiPort, gatewayPort] = [await freePort(), await freePort(), await freePort()];
const site = `http://localhost:${port}`;
const data = mkdtempSync(join(tmpdir(), 'jalon-dev-'));

interface Edit {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  /** The replacement in round `n`. */
  readonly replacement: (n: number) => string;
  readonly path: string;
  /** Whether the change is visible. */
  readonly seen: (page: Page, n: number) => Promise<unknown>;
}

const form = '/fr/formulaires/test-de-batterie';
const showsText = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body?.innerText.includes(wanted), text, { polling: 20 });

const edits: readonly Edit[] = [
  {
    name: 'a style of `libs/ui`',
    file: 'libs/ui/src/actions/button/button.styles.ts',
    find: '  place-content: center;',
    replacement: (n) => `  place-content: center;\n  outline-offset: ${10 + n}px;`,
    path: form,
    seen: (page, n) =>
      page.waitForFunction(
        (wanted) => {
          const button = document.querySelector('main form [type="submit"]');
          return button && getComputedStyle(button).outlineOffset === wanted;
        },
        `${10 + n}px`,
        { polling: 20 },
      ),
  },
  {
    name: 'a text of `libs/forms`',
    file: 'libs/forms/src/forms/battery-test/battery-test.messages.ts',
    find: "send: 'Envoyer la demande'",
    replacement: (n) => `send: 'Envoyer la demande ${n}'`,
    path: form,
    seen: (page, n) => showsText(page, `Envoyer la demande ${n}`),
  },
  {
    name: 'a page of `apps/site`',
    file: 'apps/site/app/forms/form-page.tsx',
    find: '<h1>{title}</h1>',
    replacement: (n) => `<h1>{title} {'edit ${n}'}</h1>`,
    path: form,
    seen: (page, n) => showsText(page, `edit ${n}`),
  },
  {
    name: 'a text of `apps/site/content`',
    file: 'apps/site/content/club/careers.fr.md',
    find: '\ntitle: ',
    replacement: (n) => `\ntitle: Edit${n} `,
    path: '',
    seen: (page, n) => showsText(page, `Edit${n}`),
  },
  {
    name: '`apps/api`',
    file: 'apps/api/src/features/forms/receive/forms.routes.ts',
    find: "summary: 'Every form, with",
    replacement: (n) => `summary: 'Edit${n}, with`,
    path: form,
    seen: async (_page, n) => {
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${apiPort}/api/openapi.json`).catch(() => undefined);
        if (answer?.ok && (await answer.text()).includes(`Edit${n}`)) return;
        await delay(20);
      }
    },
  },
];

const server = spawn(process.execPath, [join(root, 'tools/scripts/start.ts'), '--dev'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    SANDBOX_GATEWAY_PORT: String(gatewayPort),
    DATA_DIR: data,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((ready, failed) => {
  server.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('Ready:') && ready());
  server.once('exit', () => failed(new Error('npm run dev ended.')));
});
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found?.path, args: chromiumFlags });
const page = await browser.newPage();
const originals = new Map(edits.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));

const restore = () => {
  for (const [file, original] of originals) writeFileSync(join(root, file), original);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    restore();
    process.exit(1);
  });
}

try {
  const only = process.argv[2];
  for (const edit of edits.filter(({ name }) => !only || name.includes(only))) {
    const original = originals.get(edit.file) ?? '';
    if (!original.includes(edit.find)) throw new Error(`${edit.file} does not have ${edit.find}`);
    const path = edit.path || (await pathOfContent(original));
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const times: number[] = [];
    for (let n = 1; n <= rounds; n += 1) {
      writeFileSync(
        join(root, edit.file),
        original.replace(edit.find, () => edit.replacement(n)),
      );
      const saved = performance.now();
      const isSeen = await edit.seen(page, n).then(
        () => true,
        () => false,
      );
      if (!isSeen) break;
      times.push(Math.round(performance.now() - saved));
      await delay(1_500);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const median = times.length === rounds ? sorted[Math.floor(rounds / 2)] : 'not seen within 30 s';
    if (times.length < rounds) process.exitCode = 1;
    console.log(`| ${edit.name} | ${median} | ${times.join(', ')} |`);
    writeFileSync(join(root, edit.file), original);
    await delay(2_500);
  }
} finally {
  restore();
  await browser.close();
  server.kill('SIGINT');
  await new Promise((ended) => server.once('exit', ended));
  rmSync(data, { recursive: true, force: true });
}

/** The address in the front matter of a page. */
async function pathOfContent(text: string): Promise<string> {
  const [, path = '/fr'] = /^path: (\S+)$/m.exec(text) ?? [];
  return path;
}
