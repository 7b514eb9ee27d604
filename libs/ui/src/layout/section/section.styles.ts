import { styled } from 'styled-components';

/** Its margins follow its own width, not the window's: the fluid spaces are written in units of the nearest container. */
export const Root = styled.div`
  container: section / inline-size;
  /* The height that sticky navigation covers. */
  scroll-margin-block-start: var(--jalon-space-16);

  > div {
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding: var(--jalon-space-section) var(--jalon-space-gutter);
  }

  &[data-width='text'] > div > * {
    max-inline-size: 40rem;
  }
`;
