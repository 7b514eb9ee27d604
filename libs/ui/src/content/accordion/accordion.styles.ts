import { styled } from 'styled-components';

export const Root = styled.div`
  max-inline-size: 56rem;
`;

export const List = styled.div`
  > div {
    border-block-end: 1px solid var(--jalon-color-border);
  }

  [data-variant='cards'] > & {
    display: grid;
    gap: var(--jalon-space-3);

    > div {
      border: 1px solid var(--jalon-color-border);
      border-radius: var(--jalon-radius-card);
    }

    > div[hidden] {
      display: none;
    }
  }

  /* Without JavaScript the buttons do nothing, so everything is open. */
  @media (scripting: none) {
    && > div[hidden],
    [hidden] {
      display: block;
    }
  }
`;

export const Header = styled.h3`
  margin: 0;
  font-size: inherit;
  letter-spacing: 0;

  button {
    display: flex;
    gap: var(--jalon-space-4);
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 64px;
    padding: var(--jalon-space-4) 0;
    border: 0;
    border-radius: var(--jalon-radius-control);
    background: none;
    color: var(--jalon-color-heading);
    font: var(--jalon-weight-strong) var(--jalon-size-text) / var(--jalon-line-snug) var(--jalon-font-text);
    text-align: start;
  }

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    padding: 4px;
    border-radius: 50%;
    transition:
      transform var(--jalon-duration-medium) var(--jalon-ease-out),
      background-color var(--jalon-duration-short);
  }

  button:hover span {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  button:hover svg {
    background: var(--jalon-color-heading);
    color: var(--jalon-color-surface);
  }

  button:active svg {
    background: var(--jalon-color-action-active);
    color: var(--jalon-color-action-text);
  }

  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  [aria-disabled='true'] {
    cursor: default;

    svg {
      visibility: hidden;
    }

    &:hover span {
      text-decoration: none;
    }
  }

  [data-variant='cards'] & button {
    padding-inline: var(--jalon-space-5);
  }

  [data-bullets='true'] & button {
    justify-content: start;

    &::before {
      flex: none;
      inline-size: 8px;
      block-size: 24px;
      border: 1px solid var(--jalon-color-band);
      border-radius: 2px;
      background: var(--jalon-bands) border-box;
      content: '';
    }

    > svg {
      margin-inline-start: auto;
    }
  }

  @media (scripting: none) {
    svg {
      display: none;
    }

    button {
      cursor: default;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--jalon-space-4);
  padding-block: var(--jalon-space-2) var(--jalon-space-6);

  &[data-part='always-open'] {
    padding-block-start: var(--jalon-space-4);
  }

  [data-variant='cards'] & {
    padding-inline: var(--jalon-space-5);
  }

  [data-bullets='true'] & {
    padding-inline-start: calc(8px + var(--jalon-space-4));
  }
`;
