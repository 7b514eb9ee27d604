import { styled } from 'styled-components';
import { Alert } from '../alert/index.ts';

export const Root = styled.section`
  > ul {
    display: grid;
    gap: 1px;
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** Full width, with its text on the page’s grid. */
export const BannerAlert = styled(Alert)`
  padding-inline: max(
    calc(12px + var(--jalon-space-2)),
    var(--jalon-space-gutter),
    calc((100% - var(--jalon-width-page)) / 2 + var(--jalon-space-gutter))
  );
  border-radius: 0;

  > div > p {
    max-inline-size: 48rem;
  }
`;
