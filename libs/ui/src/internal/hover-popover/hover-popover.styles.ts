import { css, styled } from 'styled-components';

/** The element around a trigger and its `Popover`, which follows it (`useHoverPopover`). */
export const Root = styled.span`
  display: inline-block;
  position: relative;
`;

export const Popover = styled.span`
  position: fixed;
  inset: auto;
  inline-size: max-content;
  margin: 0;
  overflow: visible;
  background: var(--jalon-color-surface);
  color: var(--jalon-color-text);
  font-family: var(--jalon-font-text);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-text);
  letter-spacing: 0;
  text-align: start;
  text-transform: none;
  white-space: normal;
  overflow-wrap: anywhere;
  box-shadow: var(--jalon-shadow-floating);

  &:not([data-state='open']) {
    display: none;
  }

  /*
   * The gap between the trigger and the popover belongs to the popover, so that it stays open while the pointer
   * crosses.
   */
  &::before {
    position: absolute;
    z-index: -1;
    inset: calc(-1 * var(--jalon-space-2) - 1px);
    content: '';
  }

  /* Before hydration, and without JavaScript, it is placed under its trigger. */
  @media (scripting: none) {
    position: absolute;
    z-index: 20;
    inset-block: calc(100% + var(--jalon-space-2)) auto;
    inset-inline: 0 auto;

    span:is(:hover, :focus-within) > &:not([data-state='open']) {
      display: block;
    }
  }
`;

/** An icon as the trigger has the target of any control, without moving the words next to it. */
export const iconTarget = css`
  &:has(> svg) {
    display: inline-grid;
    place-content: center;
    inline-size: var(--jalon-height-target);
    block-size: var(--jalon-height-target);
    margin: calc(-1 * var(--jalon-space-3));
    vertical-align: middle;
  }

  /* Around the icon rather than the target: these would cover the words next to it. */
  &:active:has(> svg) {
    background: none;
  }

  &:active > svg {
    border-radius: 50%;
    background: var(--jalon-color-active);
  }

  &:focus-visible:has(> svg) {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible > svg {
    outline: var(--jalon-width-ring) solid var(--jalon-color-focus);
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--jalon-color-focus-halo);
  }
`;
