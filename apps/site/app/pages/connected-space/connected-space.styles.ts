import { styled } from 'styled-components';

/** A part of the page, below the member’s data. */
export const Part = styled.div`
  margin-block-start: var(--jalon-space-8);
`;
