import { autocomplete as autocompleteCall, search as searchCall } from '../contract/common/calls.ts';
import type {
  AutocompleteAnswer,
  AutocompleteQuestion,
  SearchAnswer,
  SearchQuestion,
} from '../contract/index.ts';
import { type ApiClientOptions, abortable, type CallError, call } from './call.ts';

export interface SearchOptions extends ApiClientOptions {
  /** The language that is searched. Default `fr`. */
  readonly language?: 'fr' | 'en' | undefined;
  /** Cancels the call, for example when more was typed. */
  readonly signal?: AbortSignal | undefined;
}

/** A page of what a search finds, with the state and the configuration of Search UI. Never throws. */
export function search(
  question: SearchQuestion,
  { language = 'fr', ...options }: SearchOptions = {},
): Promise<SearchAnswer | CallError> {
  return ask(searchCall.path, 'results', { ...question, index: language }, options);
}

/** Documents for what is being typed. Never throws. */
export function autocomplete(
  question: AutocompleteQuestion,
  { language = 'fr', ...options }: SearchOptions = {},
): Promise<AutocompleteAnswer | CallError> {
  return ask(autocompleteCall.path, 'autocompletedResults', { ...question, index: language }, options);
}

function ask<Answer extends object>(
  path: string,
  member: keyof Answer & string,
  question: SearchQuestion | AutocompleteQuestion,
  { signal, ...options }: Omit<SearchOptions, 'language'>,
): Promise<Answer | CallError> {
  return call(`${path}?index=${question.index}`, member, options, {
    ...abortable({ ...options, signal }),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
}
