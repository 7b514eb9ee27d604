import * as z from 'zod/mini';
import { fieldRegistry } from './field-meta.ts';

/** A value that the page sets. A visitor can’t correct it, so it is cut at its limit and never an error. */
export function hiddenText(maxLength: number): z.ZodMiniType<string, unknown> {
  return z
    .pipe(z.transform(lineOfText(maxLength)), z.string())
    .register(fieldRegistry, { optional: true, hidden: true, maxLength });
}

/** Without control characters and lone surrogates, cut at the limit; empty for anything but a string. */
export function lineOfText(maxLength: number) {
  return (typed: unknown): string =>
    typeof typed === 'string'
      ? typed
          .toWellFormed()
          .replace(/[\p{Cc}\uFFFD]/gu, '')
          .slice(0, maxLength)
          // A surrogate pair split by the cut.
          .replace(/\p{Cs}/u, '')
          .trim()
      : '';
}

/** A value that the schema computes from other fields; any sent value is ignored. */
export function computed(computedFrom?: readonly string[]): z.ZodMiniType<string, unknown> {
  return z
    .pipe(
      z.transform(() => ''),
      z.string(),
    )
    .register(fieldRegistry, { optional: true, computed: true, ...(computedFrom && { computedFrom }) });
}
