import type { Locale } from '@jalon/i18n';
import type { ReactNode } from 'react';

/** What the docs page of a component says besides its examples and props. Texts may hold inline Markdown. */
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
  /** Each key and what it does. Left out where the component takes no key, or only those of its native element. */
  keys?: readonly (readonly [key: string, effect: string])[];
  /** Rules for the texts and pictures that go into it. */
  content: readonly string[];
  /** What people get right and wrong most often. */
  do: readonly string[];
  dont: readonly string[];
}

/** The component itself, used rightly and wrongly, under the first `do` and the first `dont`. */
export interface GuidancePicture {
  right: (locale: Locale) => ReactNode;
  wrong: (locale: Locale) => ReactNode;
}
