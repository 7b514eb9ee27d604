import type { ComparatorSection } from '../types/membership-content.schema.ts';
import { columnsMaximum } from './limits.ts';
import type { ComparatorSelection } from './selection.ts';

/** A benefit of a membership type: a text, included, or not included. */
export type Cell = string | boolean;

/** `all`: the same in every column; `pair`: the same in the first two, the only ones on a phone. */
export type Sameness = 'all' | 'pair' | undefined;

export interface ComparedBenefit {
  readonly section: ComparatorSection;
  /** One for each column, in the same order. */
  readonly cells: readonly Cell[];
  readonly same: Sameness;
}

/** A category and its benefits; benefits before the first category have none. */
export interface ComparedGroup {
  readonly category: ComparatorSection | undefined;
  readonly benefits: readonly ComparedBenefit[];
  readonly same: Sameness;
}

/** The columns of the table: the two selected types, then the others in their order; four columns at most. */
export function columnsOf<Type extends { readonly id: string }>(
  types: readonly Type[],
  { first, second }: ComparatorSelection,
): Type[] {
  const rank = ({ id }: Type) => (id === first ? 0 : id === second ? 1 : 2);
  return types.toSorted((a, b) => rank(a) - rank(b)).slice(0, columnsMaximum);
}

/** The rows of the table, in their groups, with the benefit of each type. */
export function compare(
  sections: readonly ComparatorSection[],
  types: readonly { readonly id: string }[],
): ComparedGroup[] {
  const groups: { category: ComparatorSection | undefined; benefits: ComparedBenefit[] }[] = [];
  for (const section of sections) {
    if (section.kind === 'category') {
      groups.push({ category: section, benefits: [] });
      continue;
    }
    if (groups.length === 0) groups.push({ category: undefined, benefits: [] });
    const cells = types.map(({ id }) => cellOf(section, id));
    groups.at(-1)?.benefits.push({ section, cells, same: samenessOf(cells) });
  }
  return groups.map((group) => ({ ...group, same: commonSameness(group.benefits) }));
}

/** The number of benefits that differ between the first two columns. */
export function countDifferences(groups: readonly ComparedGroup[]): number {
  return groups.flatMap(({ benefits }) => benefits).filter(({ same }) => same === undefined).length;
}

function cellOf({ advantageDescription = [] }: ComparatorSection, id: string): Cell {
  const entry =
    advantageDescription.find(({ membership }) => membership === id) ??
    advantageDescription.find(({ allTypes }) => allTypes);
  return entry ? (entry.description ?? true) : false;
}

function samenessOf([first, second, ...rest]: readonly Cell[]): Sameness {
  if (second !== undefined && first !== second) return undefined;
  return rest.every((cell) => cell === first) ? 'all' : 'pair';
}

function commonSameness(benefits: readonly ComparedBenefit[]): Sameness {
  if (benefits.some(({ same }) => same === undefined)) return undefined;
  return benefits.every(({ same }) => same === 'all') ? 'all' : 'pair';
}
