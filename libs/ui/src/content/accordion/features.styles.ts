import { styled } from 'styled-components';
import { fromMedium } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-4);

  /* Overrides the headings of rich text too. */
  && :is(h3, h4, h5) {
    margin: 0 0 var(--jalon-space-1);
    color: var(--jalon-color-heading);
    font: var(--jalon-weight-strong) var(--jalon-size-text) / var(--jalon-line-snug) var(--jalon-font-text);
    letter-spacing: 0;
  }

  [data-table='true'] & {
    gap: 0;

    > div {
      padding-block: var(--jalon-space-3);
      border-block-start: 1px solid var(--jalon-color-border);
    }

    @media ${fromMedium} {
      > div {
        display: grid;
        grid-template-columns: 1fr 2fr;
        gap: var(--jalon-space-6);
        align-items: baseline;
      }
    }
  }
`;
