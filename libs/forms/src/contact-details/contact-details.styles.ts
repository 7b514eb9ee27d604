import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
`;

/** Says what only a script can do. */
export const WithScript = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;
