import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

// Plays every story in another browser; see README.md.

const { values: options } = parseArgs({
  options: {
    browser: { type: 'string', default: 'firefox' },
    language: { type: 'string', default: 'fr' },
    grep: { type: 'string', default: '' },
  },
});
/** How long a story may take, in milliseconds. */
const timeout = 30_000;
const port = 6108;
const size = { width: 1280, height: 900 };

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

const outDir = `${import.meta.dirname}/../storybook/storybook-static`;
const { entries } = JSON.parse(readFileSync(`${outDir}/index.json`, 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const stories = Object.values(entries).filter(
  ({ type, title, name }) => type === 'story' && `${title} > ${name}`.includes(options.grep),
);

const server = await preview({ configFile: false, build: { outDir }, preview: { port, strictPort: true } });
const browser = await (options.browser === 'webkit' ? startWebKit() : startFirefox());
console.log(`${browser.name}, ${stories.length} stories, ${options.language}`);

const problems: string[] = [];
for (const [index, story] of stories.entries()) {
  // Opens a fresh page from time to time and after a failure, so that no story depends on leftovers of another.
  if (index % 100 === 0) await openPage(story);
  let problem = await attempt(story);
  // Storybook reloads the page when it leaves a story that is still rendering, which happens on a busy machine.
  if (problem && !(await browser.evaluate('"heard" in window'))) {
    await openPage(story);
    problem = await attempt(story);
  }
  if (!problem) continue;
  problems.push(story.id);
  // The message of a document matcher quotes the whole document.
  console.log(`${story.title} > ${story.name}: ${problem.slice(0, 200).replaceAll(/\s+/g, ' ')}`);
  await openPage(story);
}
await browser.close();
await server.close();
console.log(`${stories.length - problems.length} of ${stories.length} stories played to their end`);
if (problems.length > 0) process.exitCode = 1;

function attempt(story: Story): Promise<string | undefined> {
  return play(story).catch((error: Error) => error.message);
}

/** Opens Storybook at a story other than the next one to play, and records its events. */
async function openPage({ id: next }: Story): Promise<void> {
  const id = stories.find(({ id }) => id !== next)?.id;
  await browser.open(
    `http://localhost:${port}/iframe.html?id=${id}&globals=locale:${options.language};a11y.manual:!true`,
  );
  await until('window.__STORYBOOK_PREVIEW__?.currentRender?.phase === "finished"').catch(() => {});
  await browser.evaluate(`
    ['storyFinished', 'playFunctionThrewException', 'storyThrewException', 'storyErrored'].forEach((name) =>
      window.__STORYBOOK_PREVIEW__.channel.on(name, (event) => heard.push([name, event.message ?? event.status])),
      (window.heard = []),
    )`);
}

/** Plays a story at its viewport size; resolves with its first problem. */
async function play({ id }: Story): Promise<string | undefined> {
  await browser.evaluate(
    `(window.__STORYBOOK_PREVIEW__.loadStory({ storyId: '${id}' }).then((story) => (window.next = story)), null)`,
  );
  await until(`window.next?.id === '${id}'`);
  const made = (await browser.evaluate(
    `(({ storyGlobals, parameters }) =>
      parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles ?? null)(window.next)`,
  )) as { width: string; height: string } | null;
  await browser.resize(
    made ? Number.parseInt(made.width, 10) : size.width,
    made ? Number.parseInt(made.height, 10) : size.height,
  );
  await browser.evaluate(`(localStorage.clear(), sessionStorage.clear(), (window.heard.length = 0),
    window.__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' }), null)`);
  await until(`window.heard.some(([event]) => event === 'storyFinished')`);
  const heard = (await browser.evaluate('window.heard')) as [event: string, text: string][];
  return heard.find(([event, text]) => event !== 'storyFinished' || text === 'error')?.[1];
}

async function until(condition: string): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await browser.evaluate(`!!(${condition})`))) {
    if (Date.now() > end) throw new Error(`Not within ${timeout / 1000} s: ${condition}`);
    await delay(30);
  }
}
