import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-3);
  inline-size: min(100%, var(--jalon-width-control));

  > input::file-selector-button {
    margin-inline-end: var(--jalon-space-4);
    font: inherit;
  }

  > ul {
    display: grid;
    gap: var(--jalon-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: var(--jalon-space-4);
    min-block-size: var(--jalon-height-target);
    border-block-end: var(--jalon-width-stroke) solid var(--jalon-color-control-border);
  }

  li > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  li > button {
    min-block-size: var(--jalon-height-target);
    padding-inline: var(--jalon-space-3);
    border: 0;
    border-radius: var(--jalon-radius-control);
    background: none;
    color: inherit;
    font-size: var(--jalon-size-small);
    font-weight: var(--jalon-weight-strong);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  li > button:hover {
    text-decoration-thickness: 2px;
  }

  progress {
    inline-size: 100%;
  }
`;
