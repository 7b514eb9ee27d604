import { styled } from 'styled-components';
import { fromMedium } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-6) var(--jalon-space-10);

  > img {
    border-radius: var(--jalon-radius-card);
  }

  @media ${fromMedium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }

  @media (min-width: 1360px) {
    grid-template-columns: 672px minmax(0, 1fr);
  }
`;
