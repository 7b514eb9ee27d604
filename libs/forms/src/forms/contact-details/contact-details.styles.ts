import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--jalon-space-6);

  /* What only a script can do is promised to nobody else. */
  @media (scripting: none) {
    [data-part='with-script'] {
      display: none;
    }
  }
`;
