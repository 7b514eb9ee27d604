import { styled } from 'styled-components';

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
    inset: calc(100% + var(--jalon-space-2)) auto auto 0;

    span:is(:hover, :focus-within) > &:not([data-state='open']) {
      display: block;
    }
  }
`;
