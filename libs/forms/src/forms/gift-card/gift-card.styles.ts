import { styled } from 'styled-components';

/* Keeps its height while empty. */
export const Total = styled.output`
  min-block-size: 1lh;
  font-size: var(--jalon-size-lead);
  font-weight: var(--jalon-weight-strong);
  font-variant-numeric: tabular-nums;
`;

export const Conditions = styled.p`
  margin: 0;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
`;
