import type { Locale } from '@jalon/i18n';
import type { ReactNode } from 'react';

/** `<component>.guidance.yml`: texts of a component's docs page in addition to its examples and props. */
export type Guidance = Record<Locale, GuidanceText>;

/** The texts may contain inline Markdown. */
export interface GuidanceText {
  /** When to use it, in one or two sentences. */
  use: string;
  /** When not to, and what to use instead. */
  avoid: string;
  /** Keys and their effects. Omitted if the component handles no keys, or only those of its native element. */
  keys?: Readonly<Record<string, string>>;
  /** Rules for the texts and pictures that go into it. */
  content: readonly string[];
  /** Frequent right and wrong uses. */
  do: readonly string[];
  dont: readonly string[];
}

/**
 * The component used correctly and incorrectly: the parameter `picture` of its stories, shown under the first `do` and
 * the first `dont`.
 */
export interface GuidancePicture {
  right: (locale: Locale) => ReactNode;
  wrong: (locale: Locale) => ReactNode;
}
