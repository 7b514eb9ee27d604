import { styled } from 'styled-components';

export const Root = styled.div`
  padding-block: var(--jalon-space-section);
  /* The height that sticky navigation covers. */
  scroll-margin-block-start: var(--jalon-space-16);

  > div {
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding-inline: var(--jalon-space-gutter);
  }

  &[data-width='text'] > div > * {
    max-inline-size: 40rem;
  }
`;
