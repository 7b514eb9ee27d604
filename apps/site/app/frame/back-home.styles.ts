import { styled } from 'styled-components';

export const Actions = styled.p`
  margin-block: var(--jalon-space-8) 0;
`;
