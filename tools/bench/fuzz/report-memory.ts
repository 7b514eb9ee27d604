import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into the API's process before it: tells its parent, when asked, what memory is left after a collection.

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', () => {
  collect();
  process.send?.(process.memoryUsage());
});
// The channel to the parent keeps nothing from ending.
process.channel?.unref();
