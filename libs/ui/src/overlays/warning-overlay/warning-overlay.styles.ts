import { styled } from 'styled-components';

export const Logo = styled.img`
  max-block-size: 64px;
  max-inline-size: 200px;
  inline-size: auto;
  margin-block-end: var(--jalon-space-5);
`;

export const Intro = styled.p`
  font-size: var(--jalon-size-lead);
  line-height: var(--jalon-line-snug);
  color: var(--jalon-color-heading);
`;
