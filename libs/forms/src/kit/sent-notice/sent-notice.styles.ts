import { styled } from 'styled-components';

/** A live region: in the page even while it is empty. */
export const Region = styled.div`
  max-inline-size: 60rem;
  margin-inline: auto;

  &:not(:empty) {
    padding: var(--jalon-space-4);
  }
`;
