import { styled } from 'styled-components';

export const Root = styled.div`
  max-inline-size: 40rem;
  margin-inline: auto;
  padding-block-end: var(--jalon-space-6);

  form {
    margin-block-end: var(--jalon-space-6);
  }

  form input {
    inline-size: 100%;
    max-inline-size: none;
  }
`;

export const Suggestions = styled.div`
  h3 {
    margin: 0 0 var(--jalon-space-2);
    color: var(--jalon-color-muted);
    font: var(--jalon-weight-strong) var(--jalon-size-small) / var(--jalon-line-snug) var(--jalon-font-text);
    letter-spacing: 0;
  }
`;

export const List = styled.ul`
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-block-start: 1px solid var(--jalon-color-border);
  }

  a {
    display: flex;
    gap: var(--jalon-space-3);
    align-items: center;
    min-block-size: 52px;
    padding: var(--jalon-space-3) var(--jalon-space-2);
    color: var(--jalon-color-heading);
    line-height: var(--jalon-line-snug);
    text-decoration: none;
  }

  a:hover {
    background: var(--jalon-color-hover);
    text-decoration: underline;
  }

  a:active {
    background: var(--jalon-color-active);
  }

  a:focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 6px var(--jalon-color-focus-halo);
  }

  em {
    font-style: normal;
    font-weight: var(--jalon-weight-strong);
  }

  svg {
    flex: none;
    color: var(--jalon-color-muted);
  }
`;
