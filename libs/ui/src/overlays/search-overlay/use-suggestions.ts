'use client';

import { useEffect, useRef, useState } from 'react';
import { useTimer } from '../../internal/hooks/use-timer.ts';
import { suggestionsFrom, suggestionsShown } from '../../internal/limits.ts';

export interface SearchSuggestion {
  href: string;
  title: string;
  /** The title as the search engine returns it: escaped, with `<em>` around what matched. Shown in place of the title. */
  snippet?: string;
}

/**
 * Asks the host for suggestions. The signal aborts when more is typed: its answer would come too late. A refusal
 * shows nothing, because the search works without.
 */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly SearchSuggestion[]>;

// A pause in the typing, in milliseconds.
const pause = 250;

/** What the host suggests for the query; `undefined` until it has answered. */
export function useSuggestions(suggest: Suggest | undefined) {
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestion[]>();
  const timer = useTimer();
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  function ask(typed: string): void {
    asked.current?.abort();
    timer.cancel();
    const query = typed.trim();
    if (!suggest || query.length < suggestionsFrom) {
      setSuggestions(undefined);
      return;
    }
    const controller = new AbortController();
    asked.current = controller;
    timer.start(pause, () => {
      suggest(query, controller.signal).then(
        (answer) => !controller.signal.aborted && setSuggestions(answer.slice(0, suggestionsShown)),
        () => !controller.signal.aborted && setSuggestions(undefined),
      );
    });
  }

  return { suggestions, ask };
}
