import { styled } from 'styled-components';

/** The search above the results; from 1024 px its filters are in a column next to them. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-8);
  margin-block-start: var(--jalon-space-6);

  > search,
  > search > form {
    display: contents;
  }

  > search input[type='search'] {
    inline-size: 100%;
    max-inline-size: none;
  }

  > search > form > :first-child {
    max-inline-size: 40rem;
  }

  @media (min-width: 1024px) {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: var(--jalon-space-8) var(--jalon-space-12);
    align-items: start;

    > search > form > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Collapsed in a narrow window, so that the results come first; always open next to the results. */
export const Filters = styled.details`
  > summary {
    inline-size: fit-content;
    min-block-size: var(--jalon-height-target);
    color: var(--jalon-color-link);
    cursor: pointer;
    font-weight: var(--jalon-weight-strong);
    line-height: var(--jalon-height-target);
  }

  > div {
    display: grid;
    gap: var(--jalon-space-6);
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: var(--jalon-space-4);
  }

  > div > * {
    margin-block: 0;
  }

  > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--jalon-space-4);
    align-items: center;
  }

  /* Other browsers keep the summary. */
  @supports selector(::details-content) {
    @media (min-width: 1024px) {
      > summary {
        display: none;
      }

      > div {
        margin-block-start: 0;
      }

      &::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
`;

export const Results = styled.div`
  min-inline-size: 0;

  > h2 {
    margin-block: 0 var(--jalon-space-5);
    font-size: var(--jalon-size-h3);
    overflow-wrap: anywhere;
  }

  > h2:focus {
    outline: none;
    box-shadow: none;
  }

  > nav,
  > ul + div,
  > div + div {
    margin-block-start: var(--jalon-space-8);
  }
`;

export const Title = styled.h1`
  overflow-wrap: anywhere;
`;
