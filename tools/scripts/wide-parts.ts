import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { benches } from '../bench/benches.ts';
import type { Task } from './tasks.ts';

/** A part of `npm run test:wide`. */
export interface Part extends Task {
  /** The reason why it can't run on this machine. */
  readonly missing?: string | false;
}

const workspace = join(import.meta.dirname, '../..');
const installed = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

function bench(name: string): Part {
  const task = benches[name];
  if (!task) throw new Error(`There is no bench ${name}.`);
  return task;
}

export const parts: Readonly<Record<string, Part>> = {
  'stories-brand': {
    summary: 'every story in the second brand and both languages',
    steps: [['nx', 'run-many', '--targets', 'stories-brand', '--outputStyle=static']],
  },
  'stories-dark': {
    summary: 'every story in the dark scheme',
    steps: [['nx', 'run-many', '--targets', 'stories-dark', '--outputStyle=static']],
  },
  properties: {
    summary: 'thousands of random bodies for each form',
    steps: [['nx', 'run', '@jalon/forms:properties']],
  },
  sequences: {
    summary: 'thousands of random sequences of orders, and the money after each step',
    steps: [['nx', 'run', '@jalon/api:sequences']],
  },
  endings: {
    summary: 'every end of a membership, compared with a model',
    steps: [['nx', 'run', '@jalon/api:endings']],
  },
  fuzz: bench('fuzz'),
  kill: bench('kill'),
  'kill-orders': bench('kill-orders'),
  images: {
    summary: 'the container images, built and started by both Compose files',
    steps: [['node', '--conditions=@jalon/source', 'tools/images/run.ts']],
    missing:
      !(process.getuid?.() === 0 && ['podman', 'podman-compose', 'debootstrap'].every(installed)) &&
      'it needs root and podman: tools/images/README.md',
  },
  walk: {
    summary: 'every page of the site and every combination of a checkout in a browser',
    steps: [
      ['nx', 'run', '@jalon/site:build'],
      ['playwright', 'test', '--config', 'apps/site/playwright.wide.config.ts'],
    ],
  },
  'walk-dark': {
    summary: 'the same in the dark scheme',
    steps: [
      ['nx', 'run', '@jalon/site:build'],
      ['playwright', 'test', '--config', 'apps/site/playwright.dark.config.ts'],
    ],
  },
  'release-try': {
    summary: 'a rehearsal of the next release',
    steps: [['node', '--conditions=@jalon/source', 'tools/consumers/release-try.ts']],
  },
  versions: {
    summary:
      'a host with other versions of React, styled-components and Node.js, with the React Compiler, and with what is not released yet',
    steps: [
      ['nx', 'run', 'publish:pack'],
      ['node', '--conditions=@jalon/source', 'tools/consumers/versions.ts'],
    ],
  },
  browsers: {
    summary: 'every story in Firefox, or in WebKit',
    steps: [
      ['nx', 'run', '@jalon/storybook:build-storybook'],
      ['node', 'tools/browsers/run.ts'],
    ],
    missing: !installed('firefox-esr') && !installed('firefox') && 'Firefox is not installed',
  },
  'screen-reader': {
    summary: 'what the screen reader Orca says',
    steps: [
      ['nx', 'run', '@jalon/site:build'],
      ['nx', 'run', '@jalon/storybook:build-storybook'],
      [
        'xvfb-run',
        '-a',
        '-s',
        '-screen 0 1440x900x24',
        'dbus-run-session',
        '--',
        'node',
        '--conditions=@jalon/source',
        'tools/screen-reader/run.ts',
      ],
    ],
    missing:
      !['orca', 'Xvfb', 'dbus-run-session', 'openbox', 'xdotool', 'chromium'].every(installed) &&
      'Orca and its desktop are not installed: tools/screen-reader/README.md',
  },
  visual: {
    summary: 'a screenshot of every story, compared with the accepted one',
    steps: [
      ['nx', 'run', '@jalon/storybook:build-storybook'],
      ['playwright', 'test', '--config', 'tools/visual/playwright.config.ts'],
    ],
    missing:
      !existsSync(join(workspace, '.data/visual/accepted')) &&
      'no pictures are accepted yet: npm run test:wide -- visual accepts the current ones',
  },
};
