import { styled } from 'styled-components';

export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: var(--jalon-radius-card);
  background: var(--jalon-color-surface);
`;

/** The size of the player. */
export const Poster = styled.a`
  display: grid;
  gap: var(--jalon-space-3);
  place-content: center;
  place-items: center;
  aspect-ratio: 16 / 9;
  padding: var(--jalon-space-6);
  border-radius: var(--jalon-radius-card);
  background: var(--jalon-color-surface);
  color: var(--jalon-color-text);
  font-weight: var(--jalon-weight-strong);
  text-align: center;

  &:hover {
    color: var(--jalon-color-text);
  }

  &:active {
    background: var(--jalon-color-active);
  }

  &:focus-visible {
    outline-offset: calc(-2 * var(--jalon-width-ring));
  }
`;
