import { styled } from 'styled-components';

export const Root = styled.div`
  overflow-wrap: break-word;

  > * {
    margin-block: var(--jalon-space-5) 0;
  }

  > :first-child {
    margin-block-start: 0;
  }

  > h2 {
    margin-block-start: var(--jalon-space-10);
  }

  > h3 {
    margin-block-start: var(--jalon-space-8);
  }

  > :is(h2, h3, h4, h5, h6) {
    max-inline-size: 26em;
  }

  > :is(h2, h3, h4, h5, h6) + * {
    margin-block-start: var(--jalon-space-3);
  }

  h4,
  h5,
  h6 {
    margin-block-end: 0;
    color: var(--jalon-color-heading);
    font: var(--jalon-weight-strong) 1em / var(--jalon-line-snug) var(--jalon-font-text);
  }

  li + li,
  li > :is(ul, ol) {
    margin-block-start: var(--jalon-space-2);
  }

  dt {
    font-weight: var(--jalon-weight-strong);
  }

  dd {
    margin: 0 0 var(--jalon-space-3);
  }

  strong,
  b,
  th,
  caption {
    font-weight: var(--jalon-weight-strong);
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--jalon-space-5);
    border-inline-start: var(--jalon-space-1) solid var(--jalon-color-border);
    font-size: var(--jalon-size-lead);
    line-height: var(--jalon-line-snug);
  }

  hr {
    border: 0;
    border-block-start: 1px solid var(--jalon-color-border);
  }

  figure {
    margin-inline: 0;
  }

  figcaption {
    margin-block-start: var(--jalon-space-2);
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }

  img {
    border-radius: var(--jalon-radius-card);
  }

  sub,
  sup {
    line-height: 0;
  }

  pre {
    overflow-x: auto;
    white-space: pre-wrap;
  }

  &[data-size='small'] {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    line-height: var(--jalon-line-snug);
  }
`;

export const Scroller = styled.section`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    line-height: var(--jalon-line-snug);
    font-variant-numeric: tabular-nums;
  }

  caption {
    padding-block-end: var(--jalon-space-3);
    color: var(--jalon-color-heading);
    text-align: start;
  }

  th,
  td {
    min-inline-size: 8rem;
    padding: var(--jalon-space-3) var(--jalon-space-4);
    border-block-end: 1px solid var(--jalon-color-border);
    text-align: start;
    vertical-align: top;
  }

  thead th {
    border-block-end: var(--jalon-width-stroke) solid var(--jalon-color-heading);
    color: var(--jalon-color-heading);
  }
`;
