import { styled } from 'styled-components';

export const Root = styled.div`
  /* The bands of the page have the colour of actions. */
  --jalon-bands: repeating-linear-gradient(
    135deg,
    var(--jalon-color-error) 0 8px,
    var(--jalon-color-band-ground) 0 16px
  );

  padding: var(--jalon-space-5) var(--jalon-space-6);
  border: var(--jalon-width-stroke) solid var(--jalon-color-error);
  border-radius: var(--jalon-radius-control);
  background: var(--jalon-bands) var(--jalon-inline-start) top / 12px no-repeat var(--jalon-color-error-surface);
  padding-inline-start: var(--jalon-space-10);

  h2 {
    font-size: var(--jalon-size-h3);
  }

  ul {
    margin: 0;
  }

  li::marker {
    color: var(--jalon-color-error);
  }

  li + li {
    margin-block-start: var(--jalon-space-2);
  }

  a {
    color: var(--jalon-color-error);
    font-weight: var(--jalon-weight-strong);
  }
`;
