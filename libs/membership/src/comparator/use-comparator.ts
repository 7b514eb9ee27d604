'use client';

import { useState } from 'react';
import { type ComparatorSelection, type ComparatorSide, selectionQuery, selectType } from './selection.ts';

export interface UseComparatorOptions {
  /** The selection in the address; a new one replaces the visitor’s selection. */
  selection: ComparatorSelection;
  /** Called with a new selection and its query. Default: replaces the address of the page, without a navigation. */
  onSelectionChange?: ((selection: ComparatorSelection, query: string) => void) | undefined;
}

/** The state of the comparator: the selection, kept in the address so that it can be shared. */
export function useComparator({
  selection: given,
  onSelectionChange = replaceAddress,
}: UseComparatorOptions) {
  const givenQuery = selectionQuery(given);
  const [state, setState] = useState({ givenQuery, selection: given });
  // The host has navigated.
  if (state.givenQuery !== givenQuery) setState({ givenQuery, selection: given });

  function change(selection: ComparatorSelection) {
    setState({ givenQuery, selection });
    onSelectionChange(selection, selectionQuery(selection, location.search));
  }
  const { selection } = state;
  return {
    selection,
    select: (side: ComparatorSide, id: string) => change(selectType(selection, side, id)),
    showDifferences: (differences: boolean) => change({ ...selection, differences }),
  };
}

function replaceAddress(_selection: ComparatorSelection, query: string): void {
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
