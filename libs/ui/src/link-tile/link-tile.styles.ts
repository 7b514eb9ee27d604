import { styled } from 'styled-components';

export const Root = styled.article`
  display: grid;
  position: relative;
  overflow: clip;
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-card);
  transition: box-shadow var(--jalon-duration-medium) var(--jalon-ease-out);

  &[data-picture='true'] {
    grid-template-rows: auto 1fr;
  }

  &[data-picture='true'][data-orientation='horizontal'] {
    grid-template: minmax(120px, auto) / minmax(96px, 1fr) minmax(0, 2fr);
  }

  /* Alone in a wide row, the picture stands beside the text. */
  @container (min-width: 640px) {
    &[data-picture='true'][data-orientation='vertical'] {
      grid-template: minmax(320px, auto) / 1fr 1fr;
    }
  }

  &:hover,
  &:focus-within {
    box-shadow: var(--jalon-shadow-floating);
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
`;

export const Picture = styled.div`
  > img,
  > svg,
  > picture > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  [data-orientation='horizontal'] > & {
    position: relative;

    > img,
    > svg,
    > picture > img {
      position: absolute;
      block-size: 100%;
      aspect-ratio: auto;
    }
  }

  @container (min-width: 640px) {
    position: relative;

    > img,
    > svg,
    > picture > img {
      position: absolute;
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jalon-space-3);
  padding: var(--jalon-space-6);

  @container (min-width: 640px) {
    justify-content: center;
    gap: var(--jalon-space-4);
    padding: var(--jalon-space-10);

    > svg {
      margin-block-start: 0;
    }
  }

  h2,
  h3 {
    margin: 0;
    font-size: var(--jalon-size-h3);
    line-height: 1.25;
  }

  p {
    margin: 0;
    color: var(--jalon-color-text);
  }

  [data-part='subheader'] {
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  [data-orientation='horizontal'] > & {
    gap: var(--jalon-space-2);
    justify-content: center;
    padding: var(--jalon-space-5);

    > svg {
      display: none;
    }
  }

  a {
    color: var(--jalon-color-heading);
    text-decoration: none;
  }

  a::before {
    position: absolute;
    z-index: 1;
    inset: 0;
    content: '';
  }

  article:hover > & a {
    text-decoration: underline;
  }
`;

export const Arrow = styled.svg`
  inline-size: 40px;
  block-size: 40px;
  margin-block-start: auto;
  padding: 8px;
  border-radius: 50%;
  background: var(--jalon-color-action);
  color: var(--jalon-color-action-text);
  transition:
    background-color var(--jalon-duration-medium),
    transform var(--jalon-duration-medium) var(--jalon-ease-out);

  article:hover & {
    background: var(--jalon-color-action-hover);
    transform: translateX(var(--jalon-space-2));
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: var(--jalon-space-6);
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    container-type: inline-size;
  }

  /* Two side by side, and one left over: it takes the row. */
  @media (max-width: 1015px) {
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
