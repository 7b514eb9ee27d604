import { styled } from 'styled-components';

/** The rows of a list, and the button under them. */
export const List = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
  grid-template-columns: 100%;

  > p {
    margin: 0;
  }

  > [id] + [id] {
    margin-block-start: var(--jalon-space-6);
  }
`;
