import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-3);

  > p {
    margin: 0;
  }

  iframe {
    display: block;
    /* The page in the frame leaves room for its focus rings: align its fields with ours. */
    inline-size: calc(100% + 12px);
    margin-inline: -6px;
    border: 0;
  }

  > [data-part='hint'] {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }
`;

/** The bank’s page in a dialog. */
export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(32rem, 70vh);
  border: 0;
`;
