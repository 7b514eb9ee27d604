import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
  max-inline-size: 34rem;
`;

/* The live region is in the page while it is empty: screen readers may miss one that is inserted with its text. */
export const Actions = styled.div`
  > p {
    margin: 0;
  }

  > p:not(:empty) {
    margin-block-start: var(--jalon-space-3);
  }
`;
