import { fromMedium, fromWide } from '@jalon/ui/tokens';
import { styled } from 'styled-components';

export const Blocks = styled.div`
  /* A wide window has the heading of a text next to it: lines keep their length, and nothing is half empty. */
  @media (min-width: 1024px) {
    > [data-model] > [data-width='text'] > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 42rem);
      column-gap: var(--jalon-space-12);

      > * {
        grid-column: 2;
        max-inline-size: none;
      }

      > hgroup {
        grid-row: 1 / span 9;
        grid-column: 1;
      }
    }
  }

  /* A title belongs to the content after it, and a recording to its transcript. */
  > [data-model='title'] > [data-width] > div,
  > [data-model='recording']:has(+ [data-model='free-text']) > [data-width] > div {
    padding-block-end: 0;
  }

  > [data-model='free-text']:has(+ [data-model='free-text']) > [data-width] > div {
    padding-block-end: var(--jalon-space-10);
  }

  /* Two blocks on the plain surface have one space between them. */
  > [data-model]:not([data-model='title'], [data-model='recording']):not(
      :has(> [data-surface]:not([data-surface='default']))
    )
    + [data-model]:not(:has(> [data-surface]:not([data-surface='default'])))
    > [data-width]
    > div {
    padding-block-start: 0;
  }
`;

/** The line under the title of a piece of advice: kind, date, reading time, topics. */
export const Facts = styled.div`
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--jalon-space-2) var(--jalon-space-6);
    align-items: center;
    max-inline-size: var(--jalon-width-page);
    margin: 0 auto;
    padding: var(--jalon-space-4) var(--jalon-space-gutter);
    font-size: var(--jalon-size-small);
    list-style: none;
  }
`;

/** The features of a group, side by side. */
export const Members = styled.div`
  display: grid;
  gap: var(--jalon-space-10) var(--jalon-space-12);

  > * {
    min-inline-size: 0;
  }

  > * > [id] {
    /* The height that sticky navigation covers. */
    scroll-margin-block-start: var(--jalon-space-16);
  }

  @media ${fromMedium} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-columns='3'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media ${fromWide} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** The line of the breadcrumb, above a page. */
export const Trail = styled.div`
  > div {
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding: var(--jalon-space-3) var(--jalon-space-gutter);
  }
`;
