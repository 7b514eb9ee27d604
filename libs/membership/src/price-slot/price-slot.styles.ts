import { styled } from 'styled-components';

export const Root = styled.div`
  color: var(--jalon-color-text);
  line-height: var(--jalon-line-snug);

  > p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  &[data-size='small'] > p {
    font-size: var(--jalon-size-small);
  }

  > p[data-part='associate'] {
    margin-block-start: var(--jalon-space-2);
  }

  > p[data-part='conditions'] {
    margin-block-start: var(--jalon-space-3);
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }
`;

/** The same for both terms: by law, the total must be at least as prominent as the instalment. */
export const Amount = styled.p`
  data {
    color: var(--jalon-color-heading);
    font-family: var(--jalon-font-heading);
    font-weight: var(--jalon-weight-heading);
  }

  [data-size='large'] > & data {
    font-size: var(--jalon-size-h2);
    letter-spacing: -0.01em;
  }
`;

export const Or = styled.p`
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
`;
