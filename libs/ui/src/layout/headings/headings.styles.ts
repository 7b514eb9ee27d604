import { styled } from 'styled-components';

export const Root = styled.hgroup`
  margin-block-end: var(--jalon-space-8);

  &:last-child {
    margin-block-end: 0;
  }

  > :is(h1, h2, h3) {
    max-inline-size: 26em;
    margin: 0;
  }

  > :is(h1, h2, h3) > strong {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding-block-end: 0.35em;
    background: var(--jalon-bands) 0 100% / 100% 8px no-repeat;
    font-weight: inherit;
  }

  > p {
    max-inline-size: 40rem;
    margin: var(--jalon-space-3) 0 0;
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-lead);
    line-height: var(--jalon-line-snug);
  }

  &[data-align='center'] {
    text-align: center;

    > * {
      margin-inline: auto;
    }

    > :is(h1, h2, h3) > strong {
      margin-inline: auto;
    }
  }
`;
