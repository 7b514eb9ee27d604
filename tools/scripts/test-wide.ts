// `npm run test:wide`: long checks that rarely find more than `npm test`. Every part runs, even if others fail.
// `npm run test:wide -- <part> [options]` runs one.
import { chooseTask, runTask } from './tasks.ts';
import { parts } from './wide-parts.ts';

if (process.argv.length > 2) {
  const chosen = chooseTask('test:wide', parts, process.argv.slice(2));
  if ('task' in chosen) {
    process.exitCode = runTask(chosen.task, chosen.args);
  } else {
    console[chosen.isError ? 'error' : 'log'](chosen.message);
    process.exitCode = chosen.isError ? 2 : 0;
  }
} else {
  const outcomes = Object.entries(parts).map(([name, part]) => {
    if (part.missing) return { name, outcome: `skipped (${part.missing})`, failed: false };
    const started = performance.now();
    const failed = runTask(part, []) !== 0;
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    return { name, outcome: `${failed ? 'failed' : 'passed'} in ${minutes} min`, failed };
  });
  for (const { name, outcome } of outcomes) console.log(`${name}: ${outcome}`);
  process.exitCode = outcomes.some(({ failed }) => failed) ? 1 : 0;
}
