/** How long the shutdown may take before the process ends anyway, in milliseconds. */
const patience = 8_000;
/**
 * Ctrl-C reaches every process of a terminal, and a parent may pass it on: signals that come together
 * are one, in milliseconds.
 */
const sameSignal = 500;

/**
 * Runs `close` at the first SIGTERM or SIGINT, and ends the process after it; a second one ends it at once.
 * `pause`: what `close` waits before it begins, in milliseconds.
 */
export function closeOnSignal(close: () => Promise<void>, pause = 0): void {
  let since: number | undefined;

  function onSignal(signal: NodeJS.Signals): void {
    if (since !== undefined) {
      if (Date.now() - since > sameSignal) process.exit(signal === 'SIGINT' ? 130 : 143);
      return;
    }
    since = Date.now();
    setTimeout(() => process.exit(1), pause + patience).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  }

  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
