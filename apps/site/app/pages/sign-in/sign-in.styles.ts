import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
  max-inline-size: 34rem;
`;

export const Remember = styled.label`
  display: flex;
  gap: var(--jalon-space-3);
  align-items: center;
  justify-self: start;
  min-block-size: var(--jalon-height-target);
  line-height: var(--jalon-line-snug);
  cursor: pointer;

  input {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    margin: 0;
    accent-color: var(--jalon-color-heading);
  }
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
