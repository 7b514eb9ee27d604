/** Milliseconds that a shutdown may take before the process ends anyway. */
const timeout = 8_000;
/**
 * Milliseconds within which signals count as one: Ctrl-C reaches every process of a terminal, systemd signals every
 * process of a service, and npm or a supervisor passes the same signal on. `close-with-grace` ends the process at
 * the second signal, in the middle of the requests in progress.
 */
const sameSignal = 500;

/**
 * Runs `close` at the first SIGTERM or SIGINT, then ends the process; a second signal ends it at once.
 * `delay`: milliseconds that `close` waits before it starts.
 */
export function closeOnSignal(close: () => Promise<void>, delay = 0): void {
  let firstAt: number | undefined;

  function onSignal(signal: NodeJS.Signals): void {
    if (firstAt !== undefined) {
      if (Date.now() - firstAt > sameSignal) process.exit(signal === 'SIGINT' ? 130 : 143);
      return;
    }
    firstAt = Date.now();
    setTimeout(() => process.exit(1), delay + timeout).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  }

  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
