import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-1);
  line-height: var(--jalon-line-snug);

  > textarea {
    inline-size: 100%;
    max-inline-size: 40rem;
    min-block-size: calc(5lh + 2 * var(--jalon-space-3));
    max-block-size: 24rem;
    field-sizing: content;
    resize: vertical;
    line-height: var(--jalon-line-snug);

    /* Print shows the whole text; resizing by hand leaves a height on the element. */
    @media print {
      block-size: auto !important;
      max-block-size: none;
    }
  }

  > p {
    margin: 0;
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    font-variant-numeric: tabular-nums;
  }

  > [data-state='full'] {
    color: var(--jalon-color-error);
    font-weight: var(--jalon-weight-strong);
  }
`;
