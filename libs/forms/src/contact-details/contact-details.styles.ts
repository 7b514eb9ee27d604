import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
`;

export const Partners = styled.div`
  p {
    margin: 0;
  }
`;
