import { styled } from 'styled-components';

export const Root = styled.div`
  margin-block-start: var(--jalon-space-6);

  span {
    display: inline-flex;
    gap: var(--jalon-space-2);
    align-items: center;
  }

  @media print, (scripting: none) {
    display: none;
  }
`;
