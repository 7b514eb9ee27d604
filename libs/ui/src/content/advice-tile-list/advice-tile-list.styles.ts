import { styled } from 'styled-components';
import { Card } from '../../internal/card/card.styles.ts';

export const List = styled.ul`
  display: grid;
  gap: var(--jalon-space-8) var(--jalon-space-6);
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    container-type: inline-size;
  }

  /* Rows are always full: one tile fills the row, two take half each, and four make two rows of two. */
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 1024px) {
    &[data-columns='3'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));

      > li:not(:only-child) {
        grid-column: span 2;
      }

      > li:nth-last-child(2):nth-child(3n + 1),
      > li:nth-last-child(2):nth-child(3n + 1) + li,
      &:has(> :nth-child(3n + 4):last-child) > li:nth-last-child(-n + 4) {
        grid-column: span 3;
      }
    }
  }
`;

export const Tile = styled(Card)`
  display: flex;
  flex-direction: column;

  /* Alone in a row, the picture is next to the text. */
  @container (min-width: 640px) {
    &:has(> :nth-child(2)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    > img,
    > picture > img {
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
`;

export const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--jalon-space-2);
  padding: var(--jalon-space-5) var(--jalon-space-6) var(--jalon-space-6);

  > * {
    margin: 0;
  }

  [data-part='vehicle'] {
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  [data-part='tag'] {
    margin-block-start: auto;
    padding-block-start: var(--jalon-space-3);
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }
`;

export const Kind = styled.p`
  display: flex;
  gap: var(--jalon-space-2);
  align-items: center;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-strong);
  line-height: var(--jalon-line-snug);

  > svg {
    flex: none;
    color: var(--jalon-color-band);
  }
`;
