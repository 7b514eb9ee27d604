import { styled } from 'styled-components';
import { forwardEveryProp } from '../../internal/forward-every-prop.ts';

export const Root = styled.button.withConfig({ shouldForwardProp: forwardEveryProp })`
  display: inline-grid;
  place-content: center;
  min-block-size: var(--jalon-height-control);
  padding: var(--jalon-space-3) var(--jalon-space-6);
  border: var(--jalon-width-stroke) solid transparent;
  border-radius: var(--jalon-radius-control);
  background: var(--jalon-color-action);
  color: var(--jalon-color-action-text);
  font-weight: var(--jalon-weight-strong);
  line-height: var(--jalon-line-snug);
  text-align: center;
  text-decoration: none;

  &:hover {
    background: var(--jalon-color-action-hover);
  }

  &:active {
    background: var(--jalon-color-action-active);
  }

  &[data-variant='secondary'] {
    border-color: currentColor;
    background: none;
    color: var(--jalon-color-heading);

    &:hover {
      background: var(--jalon-color-heading);
      color: var(--jalon-color-surface);
    }

    &:active {
      background: var(--jalon-color-active);
      color: var(--jalon-color-heading);
    }

    /* Over a picture its frame would be lost. */
    @media (forced-colors: active) {
      background: Canvas;
    }
  }

  &[data-full-width='true'] {
    inline-size: 100%;
  }
`;
