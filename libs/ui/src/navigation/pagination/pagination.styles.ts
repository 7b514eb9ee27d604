import { styled } from 'styled-components';
import { belowMedium, fromMedium } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--jalon-space-1);
    align-items: center;
    justify-content: center;
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
    line-height: var(--jalon-line-snug);
  }

  li {
    display: flex;
  }

  a,
  [data-part='gap'],
  [data-part='of'] {
    display: inline-flex;
    position: relative;
    gap: var(--jalon-space-2);
    align-items: center;
    justify-content: center;
    min-inline-size: var(--jalon-height-target);
    min-block-size: var(--jalon-height-target);
    padding-inline: var(--jalon-space-2);
    border-radius: var(--jalon-radius-control);
    color: var(--jalon-color-heading);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  a:hover {
    background: var(--jalon-color-hover);
    text-decoration: underline;
  }

  a:active {
    background: var(--jalon-color-active);
  }

  a[rel] {
    padding-inline: var(--jalon-space-3);
    font-weight: var(--jalon-weight-strong);
  }

  a[aria-current] {
    font-weight: var(--jalon-weight-strong);
  }

  a[aria-current]::after {
    position: absolute;
    inset: auto 6px 0;
    block-size: 6px;
    background: var(--jalon-bands);
    content: '';
  }

  svg {
    flex: none;
  }

  /* On a phone: the two directions, and the current position in the middle, also on the first and last page. */
  @media ${belowMedium} {
    li:first-child,
    li:last-child {
      flex: 1 1 0;
    }

    li:last-child {
      justify-content: end;
    }

    [data-part='page'] {
      display: none;
    }

    [data-part='of'],
    a[rel] {
      padding-inline: var(--jalon-space-1);
    }

    /* Not enough room for all three on one line, sooner with large text: the two directions stay together. */
    @media (max-width: 30em) {
      font-size: var(--jalon-size-small);

      [data-part='of'] {
        flex: 1 0 100%;
        order: -1;
      }
    }
  }

  @media ${fromMedium} {
    [data-part='of'] {
      display: none;
    }
  }
`;
