import { css, styled } from 'styled-components';
import { besideForm } from './beside-form.ts';

export const Summary = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-3);
  padding: var(--jalon-space-4);
  border-radius: var(--jalon-radius-card);

  @media (forced-colors: active) {
    border: 1px solid;
  }

  :is(h2, h3) {
    margin: 0;
    font-size: var(--jalon-size-h3);
  }

  h3 {
    padding-block-start: var(--jalon-space-5);
    border-block-start: 1px solid var(--jalon-color-border);
    font-size: var(--jalon-size-text);
  }

  /* As wide as the panel, not as a text column. */
  dl {
    max-inline-size: none;
  }

  /* On one line with its amount, in French too. */
  dl > [data-kind='totalYear'] {
    font-size: 1.1em;
  }

  p {
    margin: 0;
  }

  /* With links it stays in the page: its last ones would be out of view while they have the focus (WCAG 2.2, 2.4.11). */
  @media screen and (min-height: 800px) {
    @container ${besideForm} {
      &:not(:has(a)) {
        position: sticky;
        inset-block-start: var(--jalon-space-6);
      }
    }
  }

  @media screen {
    @container ${besideForm} {
      gap: var(--jalon-space-5);
      padding: var(--jalon-space-6);

      /* The unfolded lines end with the total, which is still announced. */
      @supports selector(::details-content) {
        > p:has(> [data-part='total']:only-child) {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    }
  }
`;

/** Nothing to open: the details are shown. */
const unfolded = css`
  &::details-content {
    display: block;
    content-visibility: visible;
  }

  > summary {
    display: none;
  }

  > div {
    padding-block-start: 0;
  }
`;

/** The details of an order: folded above a form, always shown next to it. */
export const Fold = styled.details`
  > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--jalon-space-5);
    padding-block-start: var(--jalon-space-4);
  }

  /* Browsers without this pseudo-element keep the button that opens it. */
  @supports selector(::details-content) {
    @media screen {
      @container ${besideForm} {
        ${unfolded}
      }
    }

    @media print {
      ${unfolded}
    }
  }
`;

export const Lines = styled.dl`
  display: grid;
  gap: var(--jalon-space-2);
  /* As wide as the form. */
  max-inline-size: 34rem;
  margin: 0;

  > div {
    display: flex;
    gap: var(--jalon-space-4);
    justify-content: space-between;
  }

  dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    text-align: end;
  }

  /* The total is more prominent than its parts (Consumer Protection Act, s. 224). */
  > [data-kind='totalYear'] {
    padding-block-start: var(--jalon-space-3);
    border-block-start: 2px solid currentcolor;
    font-size: var(--jalon-size-h3);
    font-weight: var(--jalon-weight-strong);
  }

  > [data-kind='subTotal'] {
    padding-block-start: var(--jalon-space-2);
    border-block-start: 1px solid var(--jalon-color-border);
  }
`;

/** Side by side where there is room. */
export const Answers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--jalon-space-5) var(--jalon-space-6);
  max-inline-size: none;
  margin: 0;

  dt {
    font-weight: var(--jalon-weight-strong);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  a {
    display: inline-block;
    padding-block: var(--jalon-space-1);
  }
`;
