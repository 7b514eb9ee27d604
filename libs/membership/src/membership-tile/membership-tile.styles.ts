import { styled } from 'styled-components';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-card);

  > img {
    aspect-ratio: 16 / 7;
    inline-size: 100%;
    block-size: auto;
    object-fit: cover;
  }

  @media print {
    break-inside: avoid;
  }
`;

export const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--jalon-space-4);
  padding: var(--jalon-space-6);

  :is(h2, h3) {
    margin: 0;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
  }

  [data-part='title'] {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    line-height: var(--jalon-line-snug);
  }

  > div:last-child {
    display: grid;
    gap: var(--jalon-space-3);
    justify-items: start;
    margin-block-start: auto;
  }

  /* “Choose” and the name stay on one line, so that the prices of neighbours are aligned. */
  > div:last-child > a:first-of-type {
    padding-inline: var(--jalon-space-3);
  }

  > div:last-child > a:last-child {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--jalon-height-target);
  }
`;

export const Present = styled.p`
  align-self: start;
  padding: var(--jalon-space-1) var(--jalon-space-3);
  border-inline-start: 6px solid var(--jalon-color-band);
  background: var(--jalon-color-hover);
  color: var(--jalon-color-heading);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-strong);
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 264px), 1fr));
  gap: var(--jalon-space-6);
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }

  /* The names of narrow tiles are on one line, below introductions of one line or two. */
  @media (min-width: 1024px) {
    [data-part='title'] {
      align-content: end;
      min-block-size: 2lh;
    }
  }
`;
