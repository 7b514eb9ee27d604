import type { TypedAnswers } from '../../kit/rules/nested-answers.ts';

/** A question on the page that checks the answers. */
export interface ReviewedAnswer {
  readonly label: string;
  /** As people write it; undefined for an optional question without an answer. */
  readonly text?: string | undefined;
  /** The page that changes it. */
  readonly change: string;
}

/** The answers of a page of the form. */
export interface ReviewedPage {
  readonly title: string;
  readonly answers: readonly ReviewedAnswer[];
}

/** The page of a form in pages that a view shows: questions, or the review of all answers. */
export interface ShownPage {
  readonly name: string;
  readonly title: string;
  /** From 1, among the pages that follow from the answers so far. */
  readonly number: number;
  readonly count: number;
  /** The page before it. */
  readonly back?: string | undefined;
  /** The answers of the pages before it are no longer kept. */
  readonly isLost: boolean;
  /** The fields that its form checks; all others are left out. */
  readonly fields: readonly string[];
  /** Posted with the page: answers of other pages, for the conditions of its fields and for the send. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly answers: TypedAnswers;
  /** The page sends the form: its script posts it instead of calling the API. */
  readonly isSentByPage: boolean;
  /** Only of the page that checks the answers. */
  readonly review?: readonly ReviewedPage[] | undefined;
}

/** The id of the form of a page, with which the ids of its controls begin. */
export const idOfPage = (form: string, page: string): string => `${form}-${page}`;
