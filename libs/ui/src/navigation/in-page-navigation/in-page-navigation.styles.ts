import { styled } from 'styled-components';

export const Root = styled.nav`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  border-block: 1px solid var(--jalon-color-border);
  background: var(--jalon-color-surface);

  @media print {
    display: none;
  }

  ul {
    display: flex;
    gap: var(--jalon-space-2);
    max-inline-size: var(--jalon-width-page);
    margin: 0 auto;
    padding: 0 calc(var(--jalon-space-gutter) - var(--jalon-space-3));
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: var(--jalon-space-gutter);
    scroll-behavior: smooth;
    scrollbar-width: thin;
    list-style: none;
  }

  li {
    flex: none;
  }

  a {
    display: flex;
    position: relative;
    align-items: center;
    min-block-size: 56px;
    padding-inline: var(--jalon-space-3);
    color: var(--jalon-color-text);
    line-height: var(--jalon-line-snug);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  /* The scrolling row would cut outer focus rings off. */
  a:focus-visible {
    outline-offset: calc(-1 * var(--jalon-width-ring));
    box-shadow: var(--jalon-inner-ring);
  }

  a[aria-current] {
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  a[aria-current]::after {
    position: absolute;
    inset: auto var(--jalon-space-3) 0;
    block-size: 6px;
    background: var(--jalon-bands);
    content: '';
  }

  a:focus-visible::after {
    inset-block-end: calc(2 * var(--jalon-width-ring));
  }

`;
