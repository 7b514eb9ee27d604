import { styled } from 'styled-components';

/** Fields below each other inside one part of a form. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-6);

  p {
    margin: 0;
  }

  details > summary {
    inline-size: fit-content;
    padding-block: var(--jalon-space-2);
    cursor: pointer;
    font-weight: var(--jalon-weight-bold);
  }

  details[open] > summary {
    margin-block-end: var(--jalon-space-3);
  }
`;
