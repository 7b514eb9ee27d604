'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, useRef } from 'react';
import type { PresentMembership } from '../internal/choose-button.tsx';
import { MembershipTileList, type MembershipTileListProps } from '../membership-tile/index.ts';
import type { ComparatorSection, MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { comparatorMessages } from './comparator.messages.ts';
import { Fold, Root, Summary, Tiles } from './comparator.styles.ts';
import { ComparatorBar } from './comparator-bar.tsx';
import { ComparatorForm } from './comparator-form.tsx';
import { ComparatorTable } from './comparator-table.tsx';
import { columnsOf, compare, countDifferences } from './compare.ts';
import { barThreshold } from './limits.ts';
import type { ComparatorSelection } from './selection.ts';
import { useBarShown } from './use-bar-shown.ts';
import { useComparator } from './use-comparator.ts';

export interface ComparatorProps
  extends PresentMembership,
    Pick<MembershipTileListProps, 'headingLevel'>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The types, in the order of the club. With five or more, only selected ones are shown. */
  memberships: readonly Membership[];
  /** Categories, each followed by its benefits. */
  sections: readonly ComparatorSection[];
  /** The shared texts. */
  texts: MembershipTexts;
  /** The selection in the address: `readSelection(search, ids)`. */
  selection: ComparatorSelection;
  /** The path of the page, which the form opens without JavaScript. */
  action: string;
  /** Whether a tile of each type is shown above the table. @default true */
  tiles?: boolean | undefined;
  /** Whether a phone shows the table below the tiles unfolded: `hasSelection(search)`. @default false */
  unfolded?: boolean | undefined;
  /** Called with a new selection and its query. @default replaces the address of the page, without a navigation */
  onSelectionChange?: (selection: ComparatorSelection, query: string) => void;
}

/**
 * Compares membership types: a tile of each, then a table of one to four columns, the two selected ones first; a narrow
 * window shows only those. Two selects and “only what differs” are a GET form, which works without JavaScript; with it
 * they apply immediately and update the address. Selecting the other side’s type swaps the two. From a tenth of the table
 * on, a bar at the bottom of the window has names, prices and buttons; it stays at the end of the table. Below tiles, a
 * phone shows the table when it is asked for. The current type of a member is marked and links to modifying it. All columns
 * are printed. A `<div>`; state in CSS: `data-differences`.
 */
export function Comparator({
  memberships,
  sections,
  texts,
  selection: given,
  action,
  tiles = true,
  unfolded = false,
  headingLevel,
  onSelectionChange,
  member,
  modifyHref,
  id,
  ...props
}: ComparatorProps) {
  const t = useT(comparatorMessages);
  const table = useRef<HTMLTableElement>(null);
  const bar = useRef<HTMLElement>(null);
  const barShown = useBarShown(table, bar, barThreshold);
  const { selection, select, showDifferences } = useComparator({ selection: given, onSelectionChange });
  const columns = columnsOf(memberships, selection);
  const groups = compare(sections, columns);
  const [first, second] = columns;
  const offer = { texts, member, modifyHref };

  if (!first) return null;
  const comparison = (
    <>
      {second && (
        <>
          <ComparatorForm
            memberships={memberships}
            selection={selection}
            // The response scrolls to the comparator.
            action={id ? `${action}#${id}` : action}
            onSelect={select}
            onDifferencesChange={showDifferences}
          />
          <Summary role="status">
            {t('summary', { first: first.name, second: second.name, count: countDifferences(groups) })}
          </Summary>
        </>
      )}
      <ComparatorTable ref={table} columns={columns} groups={groups} {...offer} />
      <ComparatorBar ref={bar} columns={columns} shown={barShown} {...offer} />
    </>
  );
  return (
    <Root {...props} id={id} data-differences={selection.differences}>
      {tiles && (
        <Tiles>
          <MembershipTileList memberships={memberships} headingLevel={headingLevel} {...offer} />
        </Tiles>
      )}
      {tiles && second ? (
        <Fold open={unfolded}>
          <summary>{t('fold')}</summary>
          {comparison}
        </Fold>
      ) : (
        comparison
      )}
    </Root>
  );
}
