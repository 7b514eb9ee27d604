import { styled } from 'styled-components';

/** It takes the focus only so that screen readers read it. */
export const Heading = styled.h1`
  > span {
    display: block;
    color: var(--jalon-color-muted);
    font: var(--jalon-weight-text) var(--jalon-size-text) / var(--jalon-line-text) var(--jalon-font-text);
    letter-spacing: normal;
  }

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** Questions and answers side by side where there is room; the link that changes an answer at the end of its row. */
export const Answers = styled.dl`
  container-type: inline-size;
  margin-block: 0 var(--jalon-space-6);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--jalon-space-1) var(--jalon-space-4);
    padding-block: var(--jalon-space-3);
    border-block-end: 1px solid var(--jalon-color-border);
  }

  dt {
    grid-column: 1;
    font-weight: var(--jalon-weight-strong);
  }

  dd {
    grid-column: 1;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  dd[data-part='change'] {
    grid-area: 1 / 2;
  }

  @container (min-width: 28rem) {
    > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    }

    dd {
      grid-column: 2;
    }

    dd[data-part='change'] {
      grid-area: 1 / 3;
    }
  }

  dd[data-state='empty'] {
    color: var(--jalon-color-muted);
  }

  /* The link stands on the line of its answer. */
  a {
    display: inline-block;
    margin-block: calc(-1 * var(--jalon-space-1));
    padding-block: var(--jalon-space-1);
  }

  @media print {
    dd[data-part='change'] {
      display: none;
    }
  }
`;
