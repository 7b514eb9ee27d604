'use client';

import { useEffect, useRef, useState } from 'react';
import { useTimer } from '../../internal/hooks/use-timer.ts';
import { suggestionsFrom, suggestionsShown } from '../../internal/limits.ts';

export interface SearchSuggestion {
  href: string;
  title: string;
  /** The title as the search engine returns it: escaped, with `<em>` around matches. Shown in place of the title. */
  snippet?: string;
}

/**
 * Returns the host’s suggestions. The signal aborts when the query changes. A rejected promise shows nothing: the
 * search works without suggestions.
 */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly SearchSuggestion[]>;

// Milliseconds of pause in typing.
const pause = 250;

/** The host’s suggestions for the query; `undefined` until it answers. */
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
