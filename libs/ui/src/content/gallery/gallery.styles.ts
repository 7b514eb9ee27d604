import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: var(--jalon-space-3);
  max-inline-size: 960px;
`;

export const Slides = styled.div`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  border-radius: var(--jalon-radius-card);
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    background: var(--jalon-color-border);
    object-fit: cover;
  }

  iframe,
  [data-opens] {
    border-radius: 0;
  }

  /* Shows that there are more slides. */
  @media (scripting: none) {
    scrollbar-width: auto;
  }
`;

export const Slide = styled.div`
  overflow: clip;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Bar = styled.div`
  display: flex;
  gap: var(--jalon-space-2);
  align-items: center;
  justify-content: end;

  > span {
    margin-inline-end: auto;
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    font-variant-numeric: tabular-nums;
  }

  @media print, (scripting: none) {
    display: none;
  }
`;

export const Step = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: var(--jalon-width-stroke) solid currentColor;
  border-radius: 50%;
  background: none;
  color: var(--jalon-color-heading);

  &:hover {
    background: var(--jalon-color-heading);
    color: var(--jalon-color-surface);
  }

  &:active {
    background: var(--jalon-color-active);
    color: var(--jalon-color-heading);
  }

  &[aria-disabled='true'] {
    border-color: var(--jalon-color-border);
    background: none;
    color: var(--jalon-color-muted);
    cursor: default;
  }
`;

/** Four in view, 20 px apart; the focus ring needs room inside the scrolling frame. */
export const Thumbnails = styled.div`
  display: grid;
  grid-auto-columns: calc((100% - 3 * 20px) / 4);
  grid-auto-flow: column;
  gap: 20px;
  overflow-x: auto;
  margin: calc(-2 * var(--jalon-width-ring));
  padding: calc(2 * var(--jalon-width-ring));
  scroll-behavior: smooth;
  scroll-padding-inline: calc(2 * var(--jalon-width-ring));
  scrollbar-width: thin;

  > button {
    display: grid;
    position: relative;
    place-items: center;
    overflow: clip;
    /*
     * Set explicitly: on a narrow screen the minimum height and the ratio would make it wider and overlap the next one.
     */
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--jalon-radius-control);
    background: var(--jalon-color-surface);
    color: var(--jalon-color-text);
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  > button:hover img {
    opacity: 0.85;
  }

  > button:active img {
    opacity: 0.6;
  }

  [aria-current='true']::after {
    position: absolute;
    inset: auto 0 0;
    block-size: 8px;
    background: var(--jalon-bands);
    content: '';
  }

  @media print, (scripting: none) {
    display: none;
  }

  @media (forced-colors: active) {
    [aria-current='true'] {
      outline: var(--jalon-width-ring) solid Highlight;
    }
  }
`;
