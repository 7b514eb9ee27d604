import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
`;

export const Header = styled.header`
  border-block-end: 1px solid var(--jalon-color-border);
  background: var(--jalon-color-surface);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--jalon-space-8);
    align-items: center;
    max-inline-size: var(--jalon-width-page);
    min-block-size: 72px;
    margin-inline: auto;
    padding-inline: var(--jalon-space-gutter);
  }

  nav {
    margin-inline-start: auto;
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--jalon-space-6);
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='language'] {
    padding-inline-start: var(--jalon-space-6);
    border-inline-start: 1px solid var(--jalon-color-border);
  }

  nav + [data-part='language'] {
    margin-inline-start: calc(-1 * var(--jalon-space-2));
  }

  @media (max-width: 767px) {
    > div {
      min-block-size: 60px;
      justify-content: space-between;
    }

    nav {
      order: 1;
      flex-basis: 100%;
      margin-inline-start: 0;
      border-block-start: 1px solid var(--jalon-color-border);
      font-size: var(--jalon-size-small);
    }

    nav ul {
      column-gap: var(--jalon-space-4);
    }

    nav + [data-part='language'] {
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
`;

/** A link of the header. Bands mark the current page. */
export const HeaderLink = styled.span`
  a {
    display: inline-flex;
    position: relative;
    align-items: center;
    min-inline-size: var(--jalon-height-target);
    min-block-size: 52px;
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
    line-height: var(--jalon-line-snug);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a[aria-current]::after {
    position: absolute;
    inset: auto 0 2px;
    block-size: 6px;
    background: var(--jalon-bands);
    content: '';

    /* In forced colours, which remove the bands. */
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

export const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

export const Footer = styled.footer`
  padding-block: var(--jalon-space-12) var(--jalon-space-8);

  > div {
    display: grid;
    gap: var(--jalon-space-8);
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding-inline: var(--jalon-space-gutter);
  }

  p {
    margin: var(--jalon-space-3) 0 0;
    color: var(--jalon-color-muted);
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--jalon-space-8);
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--jalon-height-target);
    color: var(--jalon-color-text);
  }

  small {
    padding-block-start: var(--jalon-space-6);
    border-block-start: 1px solid var(--jalon-color-border);
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }

  @media (min-width: 768px) {
    > div {
      grid-template-columns: 1fr auto;
      align-items: end;
    }

    small {
      grid-column: 1 / -1;
    }
  }
`;
