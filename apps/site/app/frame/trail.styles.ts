import { styled } from 'styled-components';

/** The line of the breadcrumb, above a page. */
export const Trail = styled.div`
  > div {
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding: var(--jalon-space-3) var(--jalon-space-gutter);
  }
`;
