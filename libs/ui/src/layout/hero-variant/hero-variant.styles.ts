import { styled } from 'styled-components';

export const Root = styled.section`
  > div {
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding: var(--jalon-space-section) var(--jalon-space-gutter);
  }

  hgroup > p {
    max-inline-size: 40rem;
    margin-block-start: var(--jalon-space-5);
    color: inherit;
  }
`;
