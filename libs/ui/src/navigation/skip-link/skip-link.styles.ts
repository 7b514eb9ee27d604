import { styled } from 'styled-components';

export const Root = styled.a`
  padding: var(--jalon-space-3) var(--jalon-space-gutter);
  background: var(--jalon-color-surface);
  color: var(--jalon-color-text);
  font-weight: var(--jalon-weight-strong);

  &:hover {
    color: var(--jalon-color-text);
  }

  &:active {
    background: var(--jalon-color-active);
  }

  &:focus {
    outline-offset: calc(-1 * var(--jalon-width-ring));
    outline-color: var(--jalon-color-focus-halo);
    box-shadow: none;
  }

  &:not(:focus) {
    position: absolute;
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
