import { cpus, loadavg } from 'node:os';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Describes the machine on which the figures were measured. */
export function machine(browserVersion: string): string {
  return `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, Chromium ${browserVersion}`;
}
