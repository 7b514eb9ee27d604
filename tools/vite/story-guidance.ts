import type { Locale } from '@jalon/i18n';
import type { ReactNode } from 'react';

/** Texts on a component's docs page in addition to its examples and props. They may contain inline Markdown. */
export interface Guidance {
  fr: GuidanceText;
  en: GuidanceText;
  picture?: GuidancePicture;
}

export interface GuidanceText {
  /** When to use it, in one or two sentences. */
  use: string;
  /** When not to, and what to use instead. */
  avoid: string;
  /** Each key and its effect. Omitted if the component handles no keys, or only those of its native element. */
  keys?: readonly (readonly [key: string, effect: string])[];
  /** Rules for the texts and pictures that go into it. */
  content: readonly string[];
  /** Frequent right and wrong uses. */
  do: readonly string[];
  dont: readonly string[];
}

/** The component used correctly and incorrectly, shown under the first `do` and the first `dont`. */
export interface GuidancePicture {
  right: (locale: Locale) => ReactNode;
  wrong: (locale: Locale) => ReactNode;
}
