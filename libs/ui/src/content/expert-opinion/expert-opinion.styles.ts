import { styled } from 'styled-components';
import { fromMedium } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.figure`
  display: grid;
  gap: var(--jalon-space-5) var(--jalon-space-10);
  max-inline-size: 56rem;
  margin: 0;

  blockquote {
    margin: 0;
    color: var(--jalon-color-heading);
    font: 600 var(--jalon-size-h3) / 1.35 var(--jalon-font-heading);
    text-wrap: pretty;
  }

  figcaption {
    display: grid;
    line-height: var(--jalon-line-snug);
  }

  figcaption > strong {
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  figcaption > span {
    color: var(--jalon-color-muted);
  }

  @media ${fromMedium} {
    grid-template: auto auto / auto minmax(0, 1fr);
    align-content: center;

    > :first-child {
      grid-row: 1 / 3;
      align-self: center;
    }

    > :nth-child(2) {
      align-self: end;
    }

    &[data-image-position='right'] {
      grid-template-columns: minmax(0, 1fr) auto;

      > :first-child {
        grid-column: 2;
      }

      > :not(:first-child) {
        grid-column: 1;
      }
    }
  }
`;

export const Portrait = styled.div`
  display: grid;
  place-items: center;
  overflow: clip;
  inline-size: 128px;
  block-size: 128px;
  border-radius: 50%;
  background: var(--jalon-color-heading);
  color: var(--jalon-color-surface);

  > img,
  > picture > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media ${fromMedium} {
    inline-size: 176px;
    block-size: 176px;
  }
`;

export const Tag = styled.p`
  inline-size: fit-content;
  margin: 0 0 var(--jalon-space-3);
  padding-block-end: 10px;
  background: var(--jalon-bands) 0 100% / 100% 6px no-repeat;
  color: var(--jalon-color-heading);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-strong);
`;
