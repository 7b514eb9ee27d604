import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
`;
