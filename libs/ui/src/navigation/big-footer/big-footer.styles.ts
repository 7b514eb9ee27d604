import { css, styled } from 'styled-components';
import { belowMedium } from '../../foundations/tokens/generated/tokens.ts';

/** Two columns of links on a phone, where one would be three windows high; one when the text is enlarged. */
const pairs = css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--jalon-space-8) var(--jalon-space-4);
`;

export const Root = styled.footer`
  font-size: var(--jalon-size-text);

  > div > div {
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding: var(--jalon-space-12) var(--jalon-space-gutter);
  }

  > [data-part='legal'] > div {
    padding-block: var(--jalon-space-6);
  }

  /* The most used links, with their surface. */
  @media print {
    > [data-surface='primary'] {
      display: none;
    }
  }
`;

/** The most used links, in four columns. */
export const Top = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--jalon-space-10) var(--jalon-space-8);

  h3 {
    font-size: var(--jalon-size-h3);
  }

  @media ${belowMedium} {
    ${pairs}
  }
`;

export const Middle = styled.div`
  display: grid;
  gap: var(--jalon-space-10) var(--jalon-space-8);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));

  h3 {
    font-size: var(--jalon-size-h3);
    line-height: var(--jalon-line-snug);
  }

  @media ${belowMedium} {
    ${pairs}

    /* A block of the host's keeps the whole width. */
    > [data-part='block'] {
      grid-column: 1 / -1;
    }
  }
`;

export const Promos = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  margin-block-start: var(--jalon-space-12);

  @media print {
    display: none;
  }

  > * {
    container-type: inline-size;
    display: grid;
  }
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-3) var(--jalon-space-8);
  align-items: center;
  justify-content: space-between;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
  line-height: var(--jalon-line-snug);

  > div {
    max-inline-size: 48rem;
  }

  a {
    color: inherit;
  }
`;
