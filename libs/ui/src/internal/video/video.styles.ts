import { styled } from 'styled-components';

export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: var(--jalon-radius-card);
  background: var(--jalon-color-nuit-900);
`;
