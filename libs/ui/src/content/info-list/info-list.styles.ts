import { styled } from 'styled-components';
import { fromMedium } from '../../foundations/tokens/generated/tokens.ts';

export const Bullets = styled.ul`
  display: grid;
  gap: var(--jalon-space-6) var(--jalon-space-10);
  max-inline-size: 56rem;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    position: relative;
    gap: var(--jalon-space-2);
    align-content: start;
    padding-inline-start: var(--jalon-space-6);

    /* Centred on the first line of any height. */
    > :first-child::before {
      position: absolute;
      inset-block-start: calc((1lh - 24px) / 2);
      inset-inline-start: 0;
      inline-size: 8px;
      block-size: 24px;
      border: 1px solid var(--jalon-color-band);
      border-radius: 2px;
      background: var(--jalon-bands) border-box;
      content: '';
    }
  }

  > li[hidden] {
    display: none;
  }

  p {
    margin: 0;
  }

  :is(h2, h3, h4) {
    margin: 0;
    color: var(--jalon-color-heading);
    font: var(--jalon-weight-strong) var(--jalon-size-text) / var(--jalon-line-snug) var(--jalon-font-text);
    letter-spacing: 0;
  }

  @media ${fromMedium} {
    grid-template-columns: 1fr 1fr;
  }

  @media (min-width: 1024px) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      max-inline-size: none;
    }
  }

  @media print, (scripting: none) {
    > li[hidden] {
      display: grid;
    }
  }
`;

export const Tag = styled.span`
  display: block;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-text);
`;
