/** The two compared types, and whether identical rows are hidden. */
export interface ComparatorSelection {
  /** The `id` of a type. */
  readonly first: string;
  /** Another type; absent if there is only one. */
  readonly second?: string | undefined;
  readonly differences: boolean;
}

export type ComparatorSide = 'first' | 'second';

/** Names of the query parameters and of the form’s fields. */
export const selectionFields = { first: 'first', second: 'second', differences: 'differences' } as const;

/**
 * The selection in an address. Unknown types are ignored; by default the first two of `types` are compared. The two are
 * never the same: the side that is missing from the address changes.
 */
export function readSelection(
  search: string | URLSearchParams,
  types: readonly { readonly id: string }[],
): ComparatorSelection {
  const params = new URLSearchParams(search);
  const ids = types.map(({ id }) => id);
  const named = (side: ComparatorSide) => ids.find((id) => id === params.get(selectionFields[side]));
  const other = (taken: string | undefined) => ids.find((id) => id !== taken);
  const first = named('first') ?? other(named('second')) ?? ids[0] ?? '';
  const second = named('second') === first ? other(first) : (named('second') ?? other(first));
  return { first, second, differences: params.get(selectionFields.differences) === '1' };
}

/** Whether an address has a selection: someone has already compared. */
export function hasSelection(search: string | URLSearchParams): boolean {
  const params = new URLSearchParams(search);
  return Object.values(selectionFields).some((name) => params.has(name));
}

/** Selects a type on one side. If it is the type of the other side, the two swap. */
export function selectType(
  selection: ComparatorSelection,
  side: ComparatorSide,
  id: string,
): ComparatorSelection {
  const otherSide = side === 'first' ? 'second' : 'first';
  const swapped = selection[otherSide] === id ? { [otherSide]: selection[side] } : {};
  return { ...selection, ...swapped, [side]: id };
}

/** The query of the address for a selection, without `?`; other parameters of `search` are kept. */
export function selectionQuery(
  { first, second, differences }: ComparatorSelection,
  search: string | URLSearchParams = '',
): string {
  const params = new URLSearchParams(search);
  params.set(selectionFields.first, first);
  if (second) params.set(selectionFields.second, second);
  else params.delete(selectionFields.second);
  if (differences) params.set(selectionFields.differences, '1');
  else params.delete(selectionFields.differences);
  return params.toString();
}
