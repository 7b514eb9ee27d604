import { styled } from 'styled-components';

/** The box shared by text inputs and selects. */
export const Control = styled.input`
  inline-size: min(100%, var(--jalon-width-control));
  min-block-size: var(--jalon-height-control);
  padding: var(--jalon-space-3) var(--jalon-space-4);
  border: var(--jalon-width-stroke) solid var(--jalon-color-control-border);
  border-radius: var(--jalon-radius-control);
  background: var(--jalon-color-control-surface);
  color: var(--jalon-color-control-text);

  &[size] {
    justify-self: start;
    inline-size: auto;
  }

  &:where(:enabled):hover {
    border-color: var(--jalon-color-control-hover);
  }

  &:where(:enabled):active {
    background-color: var(--jalon-color-control-active);
  }

  &[aria-invalid='true'] {
    border-color: var(--jalon-color-error);
  }

  select& {
    padding-inline-end: var(--jalon-space-10);
    appearance: none;
    text-overflow: ellipsis;
    background: var(--jalon-chevron), var(--jalon-color-control-surface);

    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;
