import { styled } from 'styled-components';
import { fromMedium, fromWide } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.section`
  overflow: clip;

  > div {
    display: grid;
    gap: var(--jalon-space-8) var(--jalon-space-12);
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding: var(--jalon-space-10) var(--jalon-space-gutter);
  }

  @media ${fromMedium} {
    > div:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }

    > div {
      padding-block: var(--jalon-space-16);
    }
  }

  @media ${fromWide} {
    > div:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`;

export const Text = styled.div`
  > h1 {
    margin: 0;
  }

  > p {
    margin: var(--jalon-space-4) 0 0;
    font-size: var(--jalon-size-lead);
    line-height: var(--jalon-line-snug);
  }

  > div {
    margin-block-start: var(--jalon-space-8);
  }
`;

/** The image is above a bar of bands. */
export const Picture = styled.div`
  position: relative;
  padding-block-end: var(--jalon-space-3);

  > img,
  > picture > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    border-radius: var(--jalon-radius-card) var(--jalon-radius-card) 0 0;
    object-fit: cover;
  }

  &::after {
    position: absolute;
    inset: auto 0 0;
    block-size: var(--jalon-space-3);
    background: var(--jalon-bands);
    content: '';
  }
`;
