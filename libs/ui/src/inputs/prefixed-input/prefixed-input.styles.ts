import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  container-type: inline-size;
  inline-size: min(100%, var(--jalon-width-control));

  > span {
    display: grid;
    align-items: center;
    padding-inline: var(--jalon-space-4);
    border: var(--jalon-width-stroke) solid var(--jalon-color-control-border);
    border-inline-end: 0;
    border-start-start-radius: var(--jalon-radius-control);
    border-end-start-radius: var(--jalon-radius-control);
    background: var(--jalon-color-control-part);
    color: var(--jalon-color-control-text);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  > input {
    max-inline-size: 100%;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    font-variant-numeric: tabular-nums;
  }

  > input:focus-visible {
    z-index: 1;
  }

  &[data-affix='after'] {
    grid-template-columns: minmax(0, auto) auto;
    justify-content: start;

    > span {
      border-inline-end: var(--jalon-width-stroke) solid var(--jalon-color-control-border);
      border-inline-start: 0;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
      border-start-end-radius: var(--jalon-radius-control);
      border-end-end-radius: var(--jalon-radius-control);
    }

    > input {
      border-start-start-radius: var(--jalon-radius-control);
      border-end-start-radius: var(--jalon-radius-control);
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
  }

  /* Too narrow for the prefix and ten digits side by side: the prefix is above the field. */
  @container (max-width: 13em) {
    &:not([data-affix]) > * {
      grid-column: 1 / -1;
    }

    &:not([data-affix]) > span {
      padding-block: var(--jalon-space-2);
      border-inline-end: var(--jalon-width-stroke) solid var(--jalon-color-control-border);
      border-block-end: 0;
      border-radius: var(--jalon-radius-control) var(--jalon-radius-control) 0 0;
    }

    &:not([data-affix]) > input {
      border-radius: 0 0 var(--jalon-radius-control) var(--jalon-radius-control);
    }

    &:not([data-affix]) > input[size] {
      inline-size: 100%;
    }
  }
`;
