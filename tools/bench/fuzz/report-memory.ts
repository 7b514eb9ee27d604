import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into the API's process before it: reports the memory in use after a garbage collection to its parent, when asked.

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', () => {
  collect();
  process.send?.(process.memoryUsage());
});
// The channel to the parent must not keep the process running.
process.channel?.unref();
