import { styled } from 'styled-components';

/** Paragraphs, a form with one field, and what leads on. */
export const Later = styled.div`
  &,
  > form {
    display: grid;
    justify-items: start;
    gap: var(--jalon-space-5);
  }

  p {
    margin: 0;
  }
`;

/** Away from the button that sends. */
export const Keep = styled.p`
  margin-block: var(--jalon-space-4);
`;
