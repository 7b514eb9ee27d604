import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: stretch;
  inline-size: min(100%, var(--jalon-width-control));

  > span {
    display: grid;
    flex: none;
    align-items: center;
    padding-inline: var(--jalon-space-4);
    border: var(--jalon-width-stroke) solid var(--jalon-color-control-border);
    border-inline-end: 0;
    border-start-start-radius: var(--jalon-radius-control);
    border-end-start-radius: var(--jalon-radius-control);
    background: var(--jalon-color-neige-100);
    color: var(--jalon-color-nuit-700);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  > input {
    flex: 1 1 0;
    min-inline-size: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    font-variant-numeric: tabular-nums;
  }

  > input[size] {
    flex: 0 1 auto;
  }

  > input:focus-visible {
    z-index: 1;
  }
`;
