import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Orca has finished when it has said nothing for this long, in milliseconds. */
const silence = 1_500;
/** How long Orca may take to begin to speak after an action, and after its start, in milliseconds. */
const patience = 10_000;
const startPatience = 120_000;
/** How long the reading of a page may take, in milliseconds. */
const readingPatience = 60_000;

/** The screen reader in one language. */
export interface Orca {
  /** Presses a key, waits, and returns Orca's speech. Keys have their X11 names: `Tab`, `Return`, `shift+Tab`. */
  press(key: string, until: () => Promise<unknown>): Promise<string[]>;
  /** Types a text, letter by letter, and waits. */
  type(text: string, until: () => Promise<unknown>): Promise<string[]>;
  /** Runs an action and returns Orca's speech until `isAll`, one minute at most, and until it is silent. */
  during(action: () => Promise<unknown>, isAll?: (said: readonly string[]) => boolean): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts Orca on the display and in the D-Bus session of this process, with a speech driver that writes to a file. */
export async function startOrca(language: string, folder: string): Promise<Orca> {
  const speech = join(folder, `said-${language}.txt`);
  const preferences = join(folder, `orca-${language}`);
  mkdirSync(preferences, { recursive: true });
  writeFileSync(speech, '');
  // Orca imports both from the folder of its preferences.
  const driver = 'transcript_speech';
  copyFileSync(join(import.meta.dirname, `${driver}.py`), join(preferences, `${driver}.py`));
  writeFileSync(
    join(preferences, 'orca-customizations.py'),
    `from orca import settings\nsettings.speechServerFactory = "${driver}"\nsettings.speechFactoryModules = ["${driver}"]\n`,
  );
  const child = spawn('orca', [`--user-prefs=${preferences}`], {
    env: { ...process.env, JALON_SPEECH: speech, LANGUAGE: language, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  });
  await until(() => said(speech).length > 0, 'Orca did not start to speak');
  await silent(speech);

  async function during(
    action: () => Promise<unknown>,
    isAll?: (said: readonly string[]) => boolean,
  ): Promise<string[]> {
    const before = said(speech).length;
    await action();
    const deadline = Date.now() + (isAll ? readingPatience : patience);
    const heard = isAll ?? ((lines) => lines.length > 0);
    while (!heard(said(speech).slice(before)) && Date.now() < deadline) await delay(50);
    await silent(speech);
    return said(speech).slice(before);
  }

  const keyboard = (until: () => Promise<unknown>, ...parts: readonly string[]) =>
    during(async () => {
      execFileSync('xdotool', parts);
      await until();
    });

  return {
    during,
    press: (key, until) => keyboard(until, 'key', '--clearmodifiers', key),
    type: (text, until) => keyboard(until, 'type', '--delay', '60', text),
    stop: () => end(child),
  };
}

/** All of Orca's speech so far, oldest first. */
function said(speech: string): string[] {
  return readFileSync(speech, 'utf8').split('\n').slice(0, -1);
}

/** Waits until Orca is silent; not longer than a page takes, for it sometimes reads a part of a page again and again. */
async function silent(speech: string): Promise<void> {
  const deadline = Date.now() + readingPatience;
  let length = -1;
  for (let now = said(speech).length; now !== length && Date.now() < deadline; now = said(speech).length) {
    length = now;
    await delay(silence);
  }
}

async function until(isSo: () => boolean, otherwise: string): Promise<void> {
  const deadline = Date.now() + startPatience;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await delay(100);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  // Orca may still be processing events of the previous page.
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await exit;
  clearTimeout(timer);
}
