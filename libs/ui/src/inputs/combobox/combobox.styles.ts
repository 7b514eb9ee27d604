import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  inline-size: min(100%, var(--jalon-width-control));
  line-height: var(--jalon-line-snug);

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }
`;

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  border-radius: var(--jalon-radius-control);

  > input {
    grid-row: 1;
    grid-column: 1 / -1;
    inline-size: 100%;
    padding-inline-end: var(--jalon-space-12);
  }

  > button {
    display: grid;
    grid-row: 1;
    grid-column: 2;
    place-items: center;
    inline-size: var(--jalon-height-target);
    block-size: var(--jalon-height-target);
    margin-inline-end: var(--jalon-space-1);
    padding: 0;
    border: 0;
    border-radius: var(--jalon-radius-control);
    background: none;
    color: var(--jalon-color-control-muted);
  }

  > button:hover {
    background: var(--jalon-color-control-part);
    color: var(--jalon-color-control-text);
  }

  > button:active {
    background: var(--jalon-color-control-active);
  }

  > input:is(:placeholder-shown, :disabled, :read-only) + button {
    display: none;
  }

  /* The bands are inside the field, so that they don’t cut the focus ring. */
  &[data-loading='true'] {
    overflow: visible;
    color: var(--jalon-color-control-band);
    cursor: auto;
  }

  &[data-loading='true']::after {
    inset: auto var(--jalon-width-stroke) var(--jalon-width-stroke);
    block-size: 4px;
    background: repeating-linear-gradient(135deg, currentcolor 0 8px, transparent 0 16px);
    background-size: 22.627px 100%;
    animation-name: jalon-combobox-bands;
    pointer-events: none;
  }

  @keyframes jalon-combobox-bands {
    to {
      background-position-x: 22.627px;
    }
  }
`;

export const Panel = styled.div`
  position: absolute;
  z-index: 10;
  inset-block-start: calc(100% + var(--jalon-space-1));
  inset-inline: 0;
  overflow: hidden auto;
  max-block-size: min(22rem, 50vh);
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-control);
  box-shadow: var(--jalon-shadow-floating);
  overscroll-behavior: contain;

  > [role='listbox'] {
    padding: var(--jalon-space-1);
  }

  > p {
    margin: 0;
    padding: var(--jalon-space-4);
    color: var(--jalon-color-muted);
  }

  [role='option'] {
    display: grid;
    column-gap: var(--jalon-space-3);
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    min-block-size: var(--jalon-height-target);
    padding: var(--jalon-space-2) var(--jalon-space-3);
    border-radius: var(--jalon-radius-control);
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  [role='option']:hover {
    background: var(--jalon-color-control-part);
  }

  [role='option']:active {
    background: var(--jalon-color-control-active);
  }

  [role='option'][aria-selected='true'] {
    background: var(--jalon-color-control-text);
    color: var(--jalon-color-control-surface);
  }

  [role='option'] > span {
    grid-column: 1;
  }

  [role='option'] > [data-part='description'] {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }

  [aria-selected='true'] > [data-part='description'] {
    color: inherit;
  }

  [role='option'] > svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: center;
  }

  mark {
    background: none;
    color: inherit;
    font-weight: var(--jalon-weight-strong);
  }

  @media (forced-colors: active) {
    [role='option'][aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    [aria-selected='false'] mark {
      color: CanvasText;
    }
  }
`;
