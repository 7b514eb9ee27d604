import { styled } from 'styled-components';

/** The controls of one answer, side by side. */
export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);

  input {
    font-variant-numeric: tabular-nums;
  }
`;
