import { styled } from 'styled-components';
import { belowMedium } from '../../foundations/tokens/generated/tokens.ts';

/* A road with a milepost at the current step: completed steps before it, remaining steps after it. */
export const Root = styled.nav`
  --steps-post: 40px;

  line-height: var(--jalon-line-snug);

  > ol {
    display: flex;
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    padding-inline-end: var(--jalon-space-4);
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    overflow-wrap: break-word;
    hyphens: auto;
  }

  li[data-state='idle'] {
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  li[data-state='done'] {
    color: var(--jalon-color-text);
  }

  /* The road to the next step. */
  li::before {
    position: absolute;
    inset-block-start: calc(var(--steps-post) - 13px);
    inset-inline: 12px -12px;
    block-size: 2px;
    background: var(--jalon-color-border);
    content: '';
  }

  li[data-state='done']::before {
    background: var(--jalon-color-heading);
  }

  li:last-child::before {
    content: none;
  }

  [data-part='step'] {
    display: block;
    padding-block-start: calc(var(--steps-post) + var(--jalon-space-3));
  }

  [data-part='marker'] {
    position: absolute;
    inset-block-start: calc(var(--steps-post) - 24px);
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 2px solid var(--jalon-color-muted);
    border-radius: 50%;
    background: var(--jalon-color-surface);
  }

  [data-state='done'] [data-part='marker'] {
    border-color: var(--jalon-color-heading);
    background: var(--jalon-color-heading);
    color: var(--jalon-color-surface);
  }

  [data-state='idle'] [data-part='marker'] {
    inset-block-start: 0;
    inset-inline-start: 6px;
    inline-size: 12px;
    block-size: var(--steps-post);
    border: 1px solid var(--jalon-color-band);
    border-radius: 3px;
    background: var(--jalon-bands);
    rotate: 6deg;
  }

  svg {
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 3;
  }

  > [data-part='place'] {
    display: none;
    margin: var(--jalon-space-3) 0 0;
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  > [data-part='place'] > span {
    display: block;
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    font-weight: var(--jalon-weight-text);
  }

  /* On a phone, only the current step’s label, under the whole road. */
  @media ${belowMedium} {
    li {
      padding-inline-end: 0;
    }

    li:last-child {
      flex: none;
      inline-size: 24px;
    }

    [data-part='step'] {
      inline-size: 24px;
      block-size: var(--steps-post);
      padding: 0;
    }

    [data-part='label'] {
      position: absolute;
      overflow: hidden;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    > [data-part='place'] {
      display: block;
    }
  }

  @media (forced-colors: active) {
    [data-state='idle'] [data-part='marker'] {
      border-width: 2px;
      background: Highlight;
      forced-color-adjust: none;
    }

    li[data-state]::before {
      background: CanvasText;
    }
  }
`;
