import { autocomplete, call, isCallError } from '@jalon/api-client';
import type { Locale } from '@jalon/i18n';
import type { Suggest } from '@jalon/ui/search-overlay';

/**
 * The API's suggestions in a language, with its default settings.
 * Rejects when the API has no answer.
 */
export function suggestIn(language: Locale): Suggest {
  return async (query, signal) => {
    const answer = await call(
      autocomplete,
      { query: { index: language }, body: { requestState: { searchTerm: query } } },
      { signal },
    );
    if (isCallError(answer)) throw new Error(answer.code);
    return answer.autocompletedResults.flatMap(({ url, title }) =>
      url ? [{ href: url.raw, title: title?.raw || url.raw, snippet: title?.snippet }] : [],
    );
  };
}
