import { belowMedium, fromMedium } from '@jalon/ui/tokens';
import { styled } from 'styled-components';

const veryNarrow = '(max-width: 22.49em)';
const phone = `${belowMedium} and (min-width: 22.5em)`;
const phoneColumns = 'minmax(0, 4fr) minmax(0, 3.5fr) minmax(0, 3.5fr)';

export const Root = styled.div`
  /* Keeps the focused element clear of the bar (WCAG 2.2, 2.4.11). */
  :is(a, button, select, input) {
    scroll-margin-block: 12rem;
  }

  @media screen {
    &[data-differences='true'] [data-same='all'] {
      display: none;
    }
  }

  @media screen and (max-width: 1023px) {
    &[data-differences='true'] [data-same='pair'] {
      display: none;
    }
  }
`;

export const Tiles = styled.div`
  margin-block-end: var(--jalon-space-10);

  /* The table repeats the content of the tiles. */
  @media print {
    display: none;
  }

  /* A phone shows the name, the price and the button of each, two in a row; the table has the rest. */
  @media screen and ${belowMedium} {
    > ul {
      gap: var(--jalon-space-3);
    }

    article > img,
    :is([data-part='tagline'], [data-part='advantages']) {
      display: none;
    }

    article > div {
      gap: var(--jalon-space-3);
      padding: var(--jalon-space-4) var(--jalon-space-3);
    }
  }

  @media screen and ${phone} {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** The table below the tiles: a phone shows it when it is asked for, wider windows and paper always do. */
export const Fold = styled.details`
  > summary {
    padding: var(--jalon-space-3) var(--jalon-space-4);
    border: var(--jalon-width-stroke) solid currentColor;
    border-radius: var(--jalon-radius-control);
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
    cursor: pointer;
  }

  &[open] > summary {
    margin-block-end: var(--jalon-space-6);
  }

  /* A browser without it needs a press in a wide window too. */
  @supports selector(::details-content) {
    @media ${fromMedium}, print {
      > summary {
        display: none;
      }

      &::details-content {
        content-visibility: visible;
      }
    }
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--jalon-space-4) var(--jalon-space-6);
  align-items: end;

  /* The button, which only a page without JavaScript needs. */
  > button[hidden] {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Summary = styled.p`
  margin-block: var(--jalon-space-4);
  color: var(--jalon-color-muted);
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  line-height: var(--jalon-line-snug);

  > caption {
    padding-block-end: var(--jalon-space-4);
    color: var(--jalon-color-heading);
    font-family: var(--jalon-font-heading);
    font-size: var(--jalon-size-h3);
    font-weight: var(--jalon-weight-heading);
    text-align: start;
  }

  /* Shows the two selected columns. Rows are grids, because hidden columns of a table would keep their width. */
  @media screen and (max-width: 1023px) {
    &,
    > thead,
    > tbody,
    > caption {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-columns='1'] tr {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }

    tr > :nth-child(n + 4) {
      display: none;
    }
  }

  /* On a phone the text is small, and the name of a benefit has a little more width than each of its two cells. */
  @media screen and ${phone} {
    font-size: var(--jalon-size-small);

    tr {
      grid-template-columns: ${phoneColumns};
    }
  }

  /* In a very narrow window, or with enlarged text, the name is above them. */
  @media screen and ${veryNarrow} {
    tr {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    &[data-columns='1'] tr {
      grid-template-columns: minmax(0, 1fr);
    }

    [data-part='corner'] {
      display: none;
    }
  }

  @media screen {
    [data-part='printed'] {
      display: none;
    }
  }

  @media print {
    font-size: 9pt;

    th,
    td {
      padding: 4pt;
      hyphens: auto;
    }

    :is(th, td),
    :is(th, td) > :is(p, span),
    [data-part='price'] [data-size] > p {
      font-size: inherit;
    }

    th button[aria-describedby] {
      display: none;
    }
  }
`;

export const Head = styled.thead``;
export const Body = styled.tbody``;

export const Row = styled.tr`
  border-block-end: 1px solid var(--jalon-color-border);
  break-inside: avoid;
`;

export const ColumnHead = styled.th`
  padding: var(--jalon-space-3) var(--jalon-space-4);
  border-block-end: var(--jalon-width-stroke) solid var(--jalon-color-heading);
  color: var(--jalon-color-heading);
  font-family: var(--jalon-font-heading);
  font-size: var(--jalon-size-h3);
  font-weight: var(--jalon-weight-heading);
  line-height: 1.2;
  text-align: start;
  vertical-align: bottom;
  overflow-wrap: anywhere;
  hyphens: auto;

  > [data-part='present'] {
    display: block;
    margin-block-start: var(--jalon-space-2);
    padding-inline-start: var(--jalon-space-2);
    border-inline-start: 6px solid var(--jalon-color-band);
    font-family: var(--jalon-font-text);
    font-size: var(--jalon-size-small);
    font-weight: var(--jalon-weight-strong);
  }

  @media screen and (max-width: 1023px) {
    align-self: end;
    block-size: 100%;
  }

  @media screen and ${belowMedium} {
    padding-inline: 0 var(--jalon-space-2);
    font-size: var(--jalon-size-text);
  }

  /* Long words of names fit into half of a narrow phone. */
  @media screen and (max-width: 359px) {
    font-size: var(--jalon-size-small);
  }
`;

export const Category = styled.th`
  padding: var(--jalon-space-10) var(--jalon-space-4) var(--jalon-space-3);
  color: var(--jalon-color-heading);
  font-family: var(--jalon-font-heading);
  font-size: var(--jalon-size-h3);
  font-weight: var(--jalon-weight-heading);
  text-align: start;

  > p {
    margin: var(--jalon-space-1) 0 0;
    color: var(--jalon-color-muted);
    font-family: var(--jalon-font-text);
    font-size: var(--jalon-size-small);
    font-weight: var(--jalon-weight-text);
  }

  @media screen and (max-width: 1023px) {
    grid-column: 1 / -1;
  }

  @media screen and ${belowMedium} {
    padding: var(--jalon-space-6) 0 var(--jalon-space-2);
  }
`;

export const RowHead = styled.th`
  padding: var(--jalon-space-3) var(--jalon-space-4);
  color: var(--jalon-color-text);
  font-weight: var(--jalon-weight-strong);
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;

  > p {
    margin: 0;
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    font-weight: var(--jalon-weight-text);
  }

  @media screen and ${belowMedium} {
    padding-block: var(--jalon-space-2);
    padding-inline: 0 var(--jalon-space-2);
    font-weight: var(--jalon-weight-text);
    hyphens: auto;
  }

  @media screen and ${veryNarrow} {
    grid-column: 1 / -1;
    padding-block-end: 0;
    font-weight: var(--jalon-weight-strong);
  }
`;

export const Item = styled.td`
  padding: var(--jalon-space-3) var(--jalon-space-4);
  vertical-align: top;
  overflow-wrap: anywhere;
  hyphens: auto;

  /* The buttons are on one line, also when the prices differ in height. */
  [data-part='price'] > & {
    align-self: end;
    vertical-align: bottom;
  }

  > div {
    display: grid;
    gap: var(--jalon-space-3);
  }

  > svg {
    color: var(--jalon-color-success);
  }

  &[data-included='false'] > svg {
    color: var(--jalon-color-muted);
  }

  @media screen and ${belowMedium} {
    padding-block: var(--jalon-space-2);
    padding-inline: 0 var(--jalon-space-2);

    > div > a {
      padding-inline: var(--jalon-space-2);
    }
  }

  @media print {
    a {
      display: none;
    }
  }
`;

export const Columns = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--jalon-space-2) var(--jalon-space-8);
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Bar = styled.section`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
  margin-block-start: var(--jalon-space-6);
  padding: var(--jalon-space-3) var(--jalon-space-4);
  padding-block-end: max(var(--jalon-space-3), env(safe-area-inset-bottom));
  border-block-start: var(--jalon-width-stroke) solid var(--jalon-color-heading);
  background: var(--jalon-color-surface);
  box-shadow: var(--jalon-shadow-floating);
  transition: opacity var(--jalon-duration-medium) var(--jalon-ease-out);

  &[data-state='hidden'] {
    visibility: hidden;
    opacity: 0;
  }

  li {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 3;
    gap: var(--jalon-space-1);
    align-items: end;
  }

  /* The table shows the full name. */
  li > p {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
    line-height: 1.2;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @media (max-width: 1023px) {
    li:nth-child(n + 3) {
      display: none;
    }
  }

  /* Aligned with the columns of the table, after the column with the names of the benefits. */
  @media ${fromMedium} {
    padding-inline-start: calc(100% / 3 + var(--jalon-space-4));
  }

  @media (min-width: 1024px) {
    &[data-columns='1'] {
      padding-inline-start: calc(100% / 2 + var(--jalon-space-4));
    }

    &[data-columns='3'] {
      padding-inline-start: calc(100% / 4 + var(--jalon-space-4));
    }

    &[data-columns='4'] {
      padding-inline-start: calc(100% / 5 + var(--jalon-space-4));
    }
  }

  @media ${belowMedium} {
    padding-inline: 0;

    > ul {
      column-gap: 0;
    }

    li {
      padding-inline-end: var(--jalon-space-2);
    }

    li > a {
      padding-inline: var(--jalon-space-2);
    }
  }

  @media ${phone} {
    padding-inline-start: calc(100% * 4 / 11);
  }

  /* Without a script it would never show, but keep its space. */
  @media (scripting: none) {
    display: none;
  }

  /* In a low window it would cover the table. */
  @media (max-height: 559px) {
    position: static;
  }

  @media print {
    display: none;
  }
`;
