import { styled } from 'styled-components';
import { belowMedium, fromMedium, fromWide } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
`;

export const Text = styled.div`
  box-sizing: border-box;
  max-inline-size: var(--jalon-width-page);
  margin-inline: auto;
  padding: var(--jalon-space-12) var(--jalon-space-gutter) var(--jalon-space-10);

  > * {
    max-inline-size: 34rem;
  }

  h1 {
    margin: 0;
    font-size: var(--jalon-size-display);
    font-weight: var(--jalon-weight-heading);
    line-height: var(--jalon-line-display);
    letter-spacing: -0.03em;
  }

  p {
    margin: var(--jalon-space-5) 0 0;
    font-size: var(--jalon-size-lead);
    line-height: var(--jalon-line-snug);
  }

  > div {
    margin-block-start: var(--jalon-space-8);
  }

  @media ${fromMedium} {
    padding-block: var(--jalon-space-20) clamp(var(--jalon-space-24), 14vw, 200px);

    > * {
      max-inline-size: min(34rem, 56vw);
    }
  }

  [data-size='compact'] > & {
    padding-block: var(--jalon-space-10);

    h1 {
      font-size: var(--jalon-size-h1);
      font-weight: var(--jalon-weight-heading);
      line-height: var(--jalon-line-heading);
      letter-spacing: -0.02em;
    }

    p {
      margin-block-start: var(--jalon-space-4);
    }

    @media ${fromMedium} {
      padding-block: var(--jalon-space-16);

      > * {
        max-inline-size: min(34rem, 50vw - var(--jalon-space-gutter));
      }
    }
  }
`;

/** Below the text on a phone; behind it from 768 px, where the surface fades into the picture. */
export const Picture = styled.div`
  > img,
  > svg,
  > picture > img {
    display: block;
    inline-size: 100%;
    block-size: clamp(260px, 76vw, 480px);
    object-fit: cover;
    object-position: 72% 80%;
  }

  @media ${belowMedium} {
    margin-block-start: calc(-1 * var(--jalon-space-12));
    mask-image: linear-gradient(transparent, #000 45%);

    [data-size='compact'] > & {
      display: none;
    }
  }

  @media ${fromMedium} {
    position: absolute;
    z-index: -1;
    inset: 0;

    > img,
    > svg,
    > picture > img {
      block-size: 100%;
      object-position: 100% 85%;
    }

    &::after {
      position: absolute;
      inset: 0;
      background: linear-gradient(to var(--jalon-inline-end), var(--jalon-color-surface) 40%, transparent);
      content: '';
    }

    @media ${fromWide} {
      &::after {
        background: linear-gradient(to var(--jalon-inline-end), var(--jalon-color-surface) 26%, transparent 78%);
      }
    }

    [data-size='compact'] > & {
      inset-inline-start: 50%;

      > img,
      > svg,
      > picture > img {
        object-position: 50% 75%;
      }

      &::after {
        background: linear-gradient(to var(--jalon-inline-end), var(--jalon-color-surface), transparent 40%);
      }
    }
  }
`;
