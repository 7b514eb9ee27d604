import { styled } from 'styled-components';

export const Frame = styled.form`
  display: grid;
  gap: var(--jalon-space-6);
  max-inline-size: 34rem;
`;

/* The live regions stay in the page while they are empty: one that appears with its text may not be read. */
export const Actions = styled.div`
  > p {
    margin: 0;
  }

  > :not(button, :empty) {
    margin-block-start: var(--jalon-space-3);
  }
`;
