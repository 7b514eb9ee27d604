import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: var(--jalon-space-12) var(--jalon-space-16);
`;
