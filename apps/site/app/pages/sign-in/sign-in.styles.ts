import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
  max-inline-size: 34rem;
`;

/* The live region stays in the page while it is empty: one that appears with its text may not be read. */
export const Send = styled.div`
  > p {
    margin: 0;
  }

  > p:not(:empty) {
    margin-block-start: var(--jalon-space-3);
  }
`;
