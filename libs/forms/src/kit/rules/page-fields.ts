import * as z from 'zod/mini';
import { fieldRegistry } from './field-meta.ts';

/** A value that the page fills in and no visitor could correct: cut at its limit, never in error. */
export function hiddenText(maxLength: number): z.ZodMiniType<string, unknown> {
  return z
    .pipe(z.transform(lineOfText(maxLength)), z.string())
    .register(fieldRegistry, { optional: true, hidden: true, maxLength });
}

/** Without control characters and halves of surrogate pairs, cut at the limit; empty for anything but a text. */
export function lineOfText(maxLength: number) {
  return (typed: unknown): string =>
    typeof typed === 'string'
      ? typed
          .toWellFormed()
          .replace(/[\p{Cc}\uFFFD]/gu, '')
          .slice(0, maxLength)
          // Half of a pair, where it was cut.
          .replace(/\p{Cs}/u, '')
          .trim()
      : '';
}

/** A value that the schema of its form computes from other fields, whatever was sent. */
export function computed(computedFrom?: readonly string[]): z.ZodMiniType<string, unknown> {
  return z
    .pipe(
      z.transform(() => ''),
      z.string(),
    )
    .register(fieldRegistry, { optional: true, computed: true, ...(computedFrom && { computedFrom }) });
}
