import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  inline-size: min(100%, 40rem);

  > input {
    flex: 1 1 0;
    min-inline-size: 0;
    border-inline-end: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    appearance: none;
  }

  > input:focus-visible {
    z-index: 1;
  }

  > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 3.5rem;
    padding: 0;
    border: var(--jalon-width-stroke) solid transparent;
    border-start-end-radius: var(--jalon-radius-control);
    border-end-end-radius: var(--jalon-radius-control);
    background: var(--jalon-color-action);
    color: var(--jalon-color-action-text);
  }

  > button:hover {
    background: var(--jalon-color-action-hover);
  }

  > button:active {
    background: var(--jalon-color-action-active);
  }

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 2;
  }
`;
