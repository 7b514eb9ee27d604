import { styled } from 'styled-components';
import { fromMedium } from '../../foundations/tokens/generated/tokens.ts';
import { Card } from '../../internal/card/card.styles.ts';

export const Root = styled(Card)`
  display: grid;

  &[data-picture='true'] {
    grid-template-rows: auto 1fr;
  }

  &[data-picture='true'][data-orientation='horizontal'] {
    grid-template: minmax(120px, auto) / minmax(96px, 1fr) minmax(0, 2fr);
  }

  /* Alone in a wide row, the picture is next to the text. */
  @container (min-width: 640px) {
    &[data-picture='true'][data-orientation='vertical'] {
      grid-template: minmax(320px, auto) / 1fr 1fr;
    }
  }
`;

export const Picture = styled.div`
  > img,
  > svg,
  > picture > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  [data-orientation='horizontal'] > & {
    position: relative;

    > img,
    > svg,
    > picture > img {
      position: absolute;
      block-size: 100%;
      aspect-ratio: auto;
    }
  }

  @container (min-width: 640px) {
    position: relative;

    > img,
    > svg,
    > picture > img {
      position: absolute;
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jalon-space-3);
  padding: var(--jalon-space-6);

  @container (min-width: 640px) {
    justify-content: center;
    gap: var(--jalon-space-4);
    padding: var(--jalon-space-10);

    > svg {
      margin-block-start: 0;
    }
  }

  p {
    margin: 0;
    color: var(--jalon-color-text);
  }

  [data-part='subheader'] {
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  [data-orientation='horizontal'] > & {
    gap: var(--jalon-space-2);
    justify-content: center;
    padding: var(--jalon-space-5);

    > svg {
      display: none;
    }
  }
`;

export const Arrow = styled.svg`
  inline-size: 40px;
  block-size: 40px;
  margin-block-start: auto;
  padding: 8px;
  border-radius: 50%;
  background: var(--jalon-color-action);
  color: var(--jalon-color-action-text);
  transition:
    background-color var(--jalon-duration-medium),
    transform var(--jalon-duration-medium) var(--jalon-ease-out);

  article:hover & {
    background: var(--jalon-color-action-hover);
    transform: translateX(var(--jalon-space-2));
  }

  article:active & {
    background: var(--jalon-color-action-active);
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: var(--jalon-space-6);
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    container-type: inline-size;
  }

  /* With two columns and one tile left over, that tile fills the row. */
  @media (max-width: 1015px) {
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media ${fromMedium} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (min-width: 1016px) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    /* Five tiles: three, then two that share the row. */
    &[data-columns='3']:has(> li:nth-child(5):last-child) {
      grid-template-columns: repeat(6, minmax(0, 1fr));

      > li {
        grid-column: span 2;
      }

      > li:nth-child(n + 4) {
        grid-column: span 3;
      }
    }
  }
`;
