import { styled } from 'styled-components';

export const Root = styled.data`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-size='display'] {
    color: var(--jalon-color-heading);
    font-family: var(--jalon-font-heading);
    font-size: var(--jalon-size-h1);
    font-weight: var(--jalon-weight-heading);
    line-height: var(--jalon-line-heading);
    letter-spacing: -0.02em;
  }
`;
