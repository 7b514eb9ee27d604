import { styled } from 'styled-components';

export const Root = styled.p`
  display: flex;
  gap: var(--jalon-space-2);
  margin: 0;
  color: var(--jalon-color-error);
  font-weight: var(--jalon-weight-strong);
  line-height: var(--jalon-line-snug);

  &::before {
    min-inline-size: 1.4em;
    block-size: 1.4em;
    border-radius: 50%;
    background: var(--jalon-color-error);
    color: var(--jalon-color-surface);
    text-align: center;
    content: '!';
    content: '!' / '';
  }
`;
