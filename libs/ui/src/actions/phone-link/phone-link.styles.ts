import { styled } from 'styled-components';

export const Root = styled.span`
  a {
    display: inline-flex;
    gap: var(--jalon-space-2);
    align-items: center;
    min-block-size: var(--jalon-height-target);
    color: inherit;
    font-weight: var(--jalon-weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: var(--jalon-line-snug);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;
