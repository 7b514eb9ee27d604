import { styled } from 'styled-components';

export const Root = styled.nav`
  font-size: var(--jalon-size-small);
  line-height: var(--jalon-line-snug);

  ol {
    display: flex;
    position: relative;
    flex-wrap: wrap;
    column-gap: 0.7em;
    align-items: center;
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ol > li {
    position: relative;
    min-inline-size: 0;
    color: var(--jalon-color-muted);
    overflow-wrap: anywhere;
  }

  ol > li:not(:last-child) {
    padding-inline-end: 1em;
  }

  /* Out of the flow, after the last word of the previous page’s name, so that no line starts with a separator. */
  ol > li > a::after,
  summary::after {
    position: absolute;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-block-start: 0.5em;
    margin-inline-start: 0.5em;
    border: solid var(--jalon-color-muted);
    border-block-width: 1.5px 0;
    border-inline-width: 0 1.5px;
    transform: rotate(45deg);
    content: '';

    [dir='rtl'] & {
      transform: rotate(-45deg);
    }
  }

  a {
    display: inline-flex;
    gap: var(--jalon-space-2);
    align-items: center;
    min-block-size: var(--jalon-height-target);
    color: var(--jalon-color-text);
  }

  ol > li > a {
    display: inline-block;

    /* With balanced lines, Chromium 156 puts the separator on a line of its own. */
    text-wrap: wrap;
    padding-block: max(0px, (var(--jalon-height-target) - var(--jalon-line-snug) * 1em) / 2);
  }

  a svg {
    flex: none;
  }

  /* The hidden pages open at the edge of the trail: at large text sizes they would not fit next to the ellipsis. */
  @media (max-width: 479px) {
    ol > li {
      position: static;
    }
  }
`;

/** The hidden pages, under the ellipsis. */
export const More = styled.details`
  summary {
    display: grid;
    position: relative;
    place-content: center;
    inline-size: var(--jalon-height-target);
    block-size: var(--jalon-height-target);
    margin-inline: calc(-1 * var(--jalon-space-2));
    border-radius: var(--jalon-radius-control);
    color: var(--jalon-color-text);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      background: var(--jalon-color-hover);
    }

    &:active {
      background: var(--jalon-color-active);
    }

    &::after {
      inset-block-start: calc(50% - 0.7em);
      inset-inline-start: calc(100% - var(--jalon-space-2));
    }
  }

  ul {
    position: absolute;
    z-index: 5;
    inset-block: 100% auto;
    inset-inline: 0 auto;
    inline-size: max-content;
    max-inline-size: min(20rem, 70vw);
    margin: var(--jalon-space-1) 0 0;
    padding: var(--jalon-space-2) var(--jalon-space-5);
    border: 1px solid var(--jalon-color-border);
    border-radius: var(--jalon-radius-card);
    background: var(--jalon-color-surface);
    box-shadow: var(--jalon-shadow-floating);
    list-style: none;
  }

  @media (max-width: 479px) {
    ul {
      inset-block-start: auto;
      max-inline-size: 100%;
    }
  }
`;
