import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--jalon-space-6);

  /* Shown only when a script runs, because the action needs one. */
  @media (scripting: none) {
    [data-part='with-script'] {
      display: none;
    }
  }
`;
