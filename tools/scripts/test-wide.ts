// `npm run test:wide`: long checks that rarely find more than `npm test`. Every part runs, even if others fail.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Part {
  script: string;
  /** The reason why it can't run on this machine. */
  missing?: string | false;
}

const workspace = join(import.meta.dirname, '../..');
const npm = process.env.npm_execpath;
const installed = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

const parts: Part[] = [
  { script: 'stories:brand' },
  { script: 'properties' },
  { script: 'sequences' },
  { script: 'fuzz' },
  { script: 'bench:kill' },
  { script: 'bench:kill-orders' },
  {
    script: 'bench:failover',
    missing:
      !(
        process.getuid?.() === 0 && ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'pgbackrest'].every(installed)
      ) && 'it needs root and packages of Debian: tools/bench/failover/README.md',
  },
  { script: 'walk' },
  { script: 'release:try' },
  {
    script: 'browsers',
    missing: !installed('firefox-esr') && !installed('firefox') && 'Firefox is not installed',
  },
  {
    script: 'screen-reader',
    missing:
      !['orca', 'Xvfb', 'dbus-run-session', 'openbox', 'xdotool', 'chromium'].every(installed) &&
      'Orca and its desktop are not installed: tools/screen-reader/README.md',
  },
  {
    script: 'visual',
    missing:
      !existsSync(join(workspace, '.data/visual/accepted')) &&
      'no pictures are accepted yet: npm run visual accepts the current ones',
  },
];

if (!npm) throw new Error('Run this as npm run test:wide.');

const outcomes = parts.map(({ script, missing }) => {
  if (missing) return { script, outcome: `skipped (${missing})`, failed: false };
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [npm, 'run', script], { cwd: workspace, stdio: 'inherit' });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  return { script, outcome: `${status === 0 ? 'passed' : 'failed'} in ${minutes} min`, failed: status !== 0 };
});

for (const { script, outcome } of outcomes) console.log(`${script}: ${outcome}`);
process.exitCode = outcomes.some(({ failed }) => failed) ? 1 : 0;
