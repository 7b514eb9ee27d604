import { styled } from 'styled-components';

export const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-6);
`;
