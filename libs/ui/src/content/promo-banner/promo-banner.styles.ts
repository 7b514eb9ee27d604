import { styled } from 'styled-components';
import { belowMedium, fromMedium } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.aside`
  display: grid;
  overflow: clip;
  border-radius: var(--jalon-radius-card);

  @media ${fromMedium} {
    &[data-picture='true'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;

export const Text = styled.div`
  display: grid;
  gap: var(--jalon-space-3);
  align-content: center;
  justify-items: start;
  padding: clamp(var(--jalon-space-6), 4vw, var(--jalon-space-12));

  > * {
    margin: 0;
  }

  > p {
    font-size: var(--jalon-size-lead);
    line-height: var(--jalon-line-snug);
  }

  > [data-part='tag'] {
    padding-block-end: 10px;
    background: var(--jalon-bands) 0 100% / 100% 6px no-repeat;
    color: var(--jalon-color-heading);
    font-size: var(--jalon-size-small);
    font-weight: var(--jalon-weight-strong);
  }

  > div {
    margin-block-start: var(--jalon-space-3);
  }

  > small {
    font-size: var(--jalon-size-small);
    line-height: var(--jalon-line-snug);
  }
`;

/** Cropped to the space that the text leaves. */
export const Picture = styled.div`
  position: relative;
  min-block-size: 200px;

  > img,
  > picture > img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    inset: 0;
    object-fit: cover;
  }

  @media ${belowMedium} {
    order: -1;
  }
`;
