'use client';

import { useEffect, useState } from 'react';
import { watchSections } from './watch-sections.ts';

/** The id of the current section. `ids` is one string, so that an equal list doesn’t restart the observer. */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => watchSections(ids.split(' '), setCurrent), [ids]);
  return current;
}
