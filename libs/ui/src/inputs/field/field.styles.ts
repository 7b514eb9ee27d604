import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-2);
  grid-template-columns: 100%;
  line-height: var(--jalon-line-snug);

  > label {
    font-weight: var(--jalon-weight-strong);
  }
`;
