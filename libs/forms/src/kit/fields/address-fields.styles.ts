import { styled } from 'styled-components';

/** The fields of an address. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-6);

  /* Suggestions need a script. */
  @media (scripting: none) {
    [data-part='with-script'] {
      display: none;
    }
  }
`;
