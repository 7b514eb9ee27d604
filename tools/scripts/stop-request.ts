/** Milliseconds between checks that npm is still running. */
const parentCheck = 500;

/**
 * Calls `stop` when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, or the end of npm. npm passes a
 * signal to the shell between us only, and that shell ends without a message.
 */
export function onStopRequest(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      stop();
    }, parentCheck);
    watch.unref();
  }
}
