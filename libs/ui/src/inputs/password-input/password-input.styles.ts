import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  inline-size: min(100%, var(--jalon-width-control));

  > input {
    grid-row: 1;
    grid-column: 1 / -1;
    inline-size: 100%;
    padding-inline-end: 7em;
  }

  /* Hide Edge’s own toggle. */
  > input::-ms-reveal {
    display: none;
  }

  > button {
    grid-row: 1;
    grid-column: 2;
    min-block-size: var(--jalon-height-target);
    margin-inline-end: var(--jalon-space-1);
    padding-inline: var(--jalon-space-3);
    border: 0;
    border-radius: var(--jalon-radius-control);
    background: none;
    color: var(--jalon-color-control-text);
    font-size: var(--jalon-size-small);
    font-weight: var(--jalon-weight-strong);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  > button:hover {
    background: var(--jalon-color-control-part);
    text-decoration-thickness: 2px;
  }

  > button:active {
    background: var(--jalon-color-control-active);
  }

  /* Both focus rings inside, clear of the edge of the field. */
  > button:focus-visible {
    outline-offset: calc(-1 * var(--jalon-width-ring));
    box-shadow: var(--jalon-inner-ring);
  }

  @media (scripting: none) {
    > button {
      display: none;
    }

    > input {
      padding-inline-end: var(--jalon-space-4);
    }
  }
`;
