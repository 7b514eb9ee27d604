import { styled } from 'styled-components';

/** An `<article>` whose heading holds the only link; the whole card is clickable. */
export const Card = styled.article`
  position: relative;
  overflow: clip;
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-card);
  transition: box-shadow var(--jalon-duration-medium) var(--jalon-ease-out);

  &:hover,
  &:focus-within {
    box-shadow: var(--jalon-shadow-floating);
  }

  &:active {
    /* Muted text has too little contrast on the darker background. */
    --jalon-color-muted: var(--jalon-color-text);

    background: var(--jalon-color-active);
    box-shadow: none;
  }

  &:has(a:focus-visible) {
    outline: var(--jalon-width-ring) solid var(--jalon-color-focus);
    outline-offset: var(--jalon-width-ring);
    box-shadow: 0 0 0 var(--jalon-width-ring) var(--jalon-color-focus-halo);

    a {
      outline: none;
      box-shadow: none;
    }
  }

  :is(h2, h3) {
    margin: 0;
    font-size: var(--jalon-size-h3);
    line-height: 1.25;
  }

  a {
    background: none;
    color: var(--jalon-color-heading);
    text-decoration: none;
  }

  a::before {
    position: absolute;
    z-index: 1;
    inset: 0;
    content: '';
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }
`;
