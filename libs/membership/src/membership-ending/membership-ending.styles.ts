import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-8);
  max-inline-size: 44rem;
  margin-block-start: var(--jalon-space-6);

  > section {
    display: grid;
    gap: var(--jalon-space-4);
  }

  :is(h2, p, ul, dl) {
    margin: 0;
  }
`;

/** One row for each amount: what it is for, and the amount at the end. */
export const Amounts = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--jalon-space-1) var(--jalon-space-4);
    padding-block: var(--jalon-space-3);
    border-block-end: 1px solid var(--jalon-color-border);
  }

  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  small {
    display: block;
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }

  [data-total] {
    font-weight: var(--jalon-weight-strong);
  }
`;

/** The buttons and links at the end of a page, side by side if there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);
`;
