import { styled } from 'styled-components';
import { belowMedium } from '../../foundations/tokens/generated/tokens.ts';
import { forwardEveryProp } from '../../internal/forward-every-prop.ts';

export const Root = styled.dialog.withConfig({ shouldForwardProp: forwardEveryProp })`
  inline-size: min(100vw - 2 * var(--jalon-space-5), 36rem);
  max-inline-size: none;
  max-block-size: calc(100dvh - 2 * var(--jalon-space-5));
  padding: 0;
  border: 0;
  border-radius: var(--jalon-radius-card);
  overflow: auto;
  overscroll-behavior: contain;
  /* What takes the focus is not hidden by the title or the buttons. */
  scroll-padding-block: 5rem;
  background: var(--jalon-color-surface);
  color: var(--jalon-color-text);
  box-shadow: var(--jalon-shadow-floating);
  opacity: 0;
  transform: translateY(var(--jalon-space-4));
  transition-behavior: allow-discrete;
  transition-property: opacity, transform, display, overlay;
  transition-duration: var(--jalon-duration-medium);
  transition-timing-function: var(--jalon-ease-out);

  &::backdrop {
    background: var(--jalon-color-backdrop);
    opacity: 0;
    transition-behavior: allow-discrete;
    transition-property: opacity, display, overlay;
    transition-duration: var(--jalon-duration-medium);
  }

  &[open] {
    display: flex;
    flex-direction: column;
    opacity: 1;
    transform: none;
  }

  &[open]::backdrop {
    opacity: 1;
  }

  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateY(var(--jalon-space-4));
    }

    &[open]::backdrop {
      opacity: 0;
    }
  }

  &[data-placement='end'],
  &[data-placement='top'] {
    border-radius: 0;
  }

  &[data-placement='end'] {
    inline-size: min(100%, 30rem);
    block-size: 100dvh;
    max-block-size: none;
    margin-block: 0;
    margin-inline: auto 0;
  }

  &[data-placement='top'] {
    inline-size: 100%;
    max-block-size: 100dvh;
    margin: 0 0 auto;
  }

  @media (forced-colors: active) {
    border: var(--jalon-width-stroke) solid;
  }
`;

/* Title and buttons stay visible: the whole dialog scrolls, so that arrow keys scroll it from any of them. */
export const Head = styled.div`
  display: flex;
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  flex: none;
  gap: var(--jalon-space-4);
  align-items: start;
  justify-content: space-between;
  padding-block: var(--jalon-space-6) var(--jalon-space-4);
  padding-inline: var(--jalon-space-8) var(--jalon-space-6);
  background: var(--jalon-color-surface);

  h2 {
    margin: 0;
    padding-block: var(--jalon-space-2);
    font-size: var(--jalon-size-h3);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  @media ${belowMedium} {
    padding-block: var(--jalon-space-4) var(--jalon-space-3);
    padding-inline: var(--jalon-space-5) var(--jalon-space-3);
  }
`;

export const Close = styled.button.withConfig({ shouldForwardProp: forwardEveryProp })`
  display: grid;
  flex: none;
  place-content: center;
  inline-size: var(--jalon-height-target);
  block-size: var(--jalon-height-target);
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-radius: var(--jalon-radius-control);
  background: none;
  color: var(--jalon-color-heading);

  &:hover {
    background: var(--jalon-color-hover);
  }

  &:active {
    background: var(--jalon-color-active);
  }

  /* Focus rings are inside: the dialog would cut them off. */
  &:focus-visible {
    outline-offset: 0;
    box-shadow: inset 0 0 0 var(--jalon-width-ring) var(--jalon-color-focus-halo);
  }
`;

export const Body = styled.div`
  flex: 1 0 auto;
  padding: 0 var(--jalon-space-8) var(--jalon-space-8);

  > :last-child {
    margin-block-end: 0;
  }

  @media ${belowMedium} {
    padding: 0 var(--jalon-space-5) var(--jalon-space-6);
  }
`;

export const Foot = styled.div`
  display: flex;
  position: sticky;
  inset-block-end: 0;
  flex: none;
  flex-wrap: wrap;
  gap: var(--jalon-space-3) var(--jalon-space-4);
  padding: var(--jalon-space-5) var(--jalon-space-8) var(--jalon-space-6);
  border-block-start: 1px solid var(--jalon-color-border);
  background: var(--jalon-color-surface);

  @media ${belowMedium} {
    padding: var(--jalon-space-4) var(--jalon-space-5);

    > * {
      flex: 1 1 100%;
    }
  }
`;
