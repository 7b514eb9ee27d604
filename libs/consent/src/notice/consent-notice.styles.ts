import { fromMedium } from '@jalon/ui/tokens';
import { styled } from 'styled-components';

export const Banner = styled.section`
  position: fixed;
  inset: auto 0 0;
  /* Above the header and its menus. */
  z-index: 30;
  max-block-size: 75dvh;
  padding: var(--jalon-space-5) var(--jalon-space-4);
  overflow: auto;
  border-block-start: var(--jalon-width-stroke) solid var(--jalon-color-heading);
  box-shadow: var(--jalon-shadow-floating);

  &[hidden] {
    display: none;
  }

  > div {
    display: grid;
    gap: var(--jalon-space-4) var(--jalon-space-8);
    align-items: center;
    max-inline-size: 75rem;
    margin-inline: auto;

    @media (min-width: 1024px) {
      grid-template-columns: 1fr auto;
    }
  }

  @media ${fromMedium} {
    padding-inline: var(--jalon-space-gutter);
  }

  /* On a small phone it leaves half of the window to the page. */
  @media (max-width: 479px) {
    padding-block: var(--jalon-space-3);
    font-size: var(--jalon-size-small);

    > div {
      gap: var(--jalon-space-3);
    }
  }

  /* In a low window, such as a page at 400 %, it is the first part of the page: it would cover most of the window. */
  @media (max-height: 399.98px) {
    position: static;
    max-block-size: none;
  }

  @media print {
    display: none;
  }
`;

export const Text = styled.div`
  h2 {
    margin-block-end: var(--jalon-space-2);
    font-size: var(--jalon-size-h3);
  }

  p {
    margin: 0;
    line-height: var(--jalon-line-snug);
  }
`;

/** The answers side by side, equally wide; “choose” is below them in a narrow window. */
export const Actions = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--jalon-space-3);

  > :last-child {
    grid-column: 1 / -1;
  }

  > * {
    padding-inline: var(--jalon-space-1);
  }

  @media ${fromMedium} {
    > * {
      padding-inline: var(--jalon-space-6);
    }

    grid-template-columns: repeat(3, auto);
    justify-content: start;

    > :last-child {
      grid-column: auto;
    }
  }
`;
