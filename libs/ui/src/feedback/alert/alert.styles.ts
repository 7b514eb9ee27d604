import { styled } from 'styled-components';

// The element sets data-surface="default" itself, so that its links and text are readable on its pale
// background of every place where it is used. The variant then sets the background and the colour of the bands.
export const Root = styled.div`
  --alert-surface: var(--jalon-color-info-surface);
  --alert-accent: var(--jalon-color-info);
  --jalon-color-band: var(--alert-accent);
  --jalon-color-band-ground: var(--jalon-color-surface);

  display: grid;
  gap: 0 var(--jalon-space-3);
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  align-items: start;
  padding: var(--jalon-space-4) var(--jalon-space-5);
  padding-inline-start: calc(12px + var(--jalon-space-4));
  border-radius: var(--jalon-radius-control);
  background: var(--jalon-bands) var(--jalon-inline-start) top / 12px no-repeat var(--alert-surface);
  line-height: var(--jalon-line-snug);

  &[data-variant='success'] {
    --alert-surface: var(--jalon-color-success-surface);
    --alert-accent: var(--jalon-color-success);
  }

  &[data-variant='warning'] {
    --alert-surface: var(--jalon-color-warning-surface);
    --alert-accent: var(--jalon-color-warning);
    --jalon-color-band: var(--jalon-color-highlight);
    --jalon-color-band-ground: var(--jalon-color-highlight-text);
  }

  &[data-variant='error'] {
    --alert-surface: var(--jalon-color-error-surface);
    --alert-accent: var(--jalon-color-error);
  }

  > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-block-start: calc((1lh - 1.5rem) / 2);
    color: var(--alert-accent);
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }

  > div {
    overflow-wrap: anywhere;
  }

  [data-part='title'] {
    margin-block-end: var(--jalon-space-1);
    font-weight: var(--jalon-weight-strong);
  }

  > div > :last-child {
    margin-block-end: 0;
  }

  > div > p {
    max-inline-size: var(--jalon-measure-text);
  }

  > button {
    display: grid;
    place-items: center;
    inline-size: var(--jalon-height-target);
    block-size: var(--jalon-height-target);
    margin: calc((1lh - var(--jalon-height-target)) / 2) calc(-1 * var(--jalon-space-3));
    margin-inline-start: 0;
    padding: 0;
    border: 0;
    border-radius: var(--jalon-radius-control);
    background: none;
    color: inherit;
  }

  > button:hover {
    background: color-mix(in srgb, var(--alert-accent) 14%, transparent);
  }

  > button:active {
    background: color-mix(in srgb, var(--alert-accent) 32%, transparent);
  }

  > button > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 2;
  }

  @media print, (scripting: none) {
    > button {
      display: none;
    }
  }

  @media (forced-colors: active) {
    border: var(--jalon-width-stroke) solid;
  }
`;
