import {
  answerSteps,
  type Flow,
  firstPath,
  type Language,
  type Pay,
  type Visit,
} from '../../../../tools/vite/walk-checkout.ts';
import { address } from './test.ts';

/** The address of the first page of a flow. */
export function firstPage(flow: Flow, language: Language, query = ''): string {
  return address('E2E_CLUB_SITE') + firstPath(flow, language) + query;
}

/** Goes through `register` up to the review. */
export async function toReview(
  visit: Visit,
  number: string,
  firstName: string,
  query = '?type=PLUS',
  method: Pay['method'] = 'card',
) {
  await visit.page.goto(firstPage('register', visit.language, query));
  await answerSteps(visit, 'register', { firstName, pay: { method, number } });
}
