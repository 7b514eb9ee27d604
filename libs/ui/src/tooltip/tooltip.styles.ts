import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-block;
  position: relative;
`;

export const Trigger = styled.button`
  display: inline-grid;
  place-content: center;
  inline-size: var(--jalon-height-target);
  block-size: var(--jalon-height-target);
  margin: calc(-1 * var(--jalon-space-3));
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--jalon-color-link);
  vertical-align: middle;
  cursor: help;

  &:hover {
    color: var(--jalon-color-link-hover);
  }
`;

export const Content = styled.span`
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(20rem, 100vw - 2 * var(--jalon-space-4));
  margin: 0;
  padding: var(--jalon-space-3) var(--jalon-space-4);
  border: 0;
  border-radius: var(--jalon-radius-control);
  overflow: visible;
  background: var(--jalon-color-surface);
  color: var(--jalon-color-text);
  font-family: var(--jalon-font-text);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-text);
  line-height: var(--jalon-line-snug);
  letter-spacing: 0;
  text-align: start;
  text-transform: none;
  white-space: normal;
  overflow-wrap: anywhere;
  box-shadow: var(--jalon-shadow-floating);

  &:not([data-state='open']) {
    display: none;
  }

  /* The way from the trigger to the tooltip belongs to it: it stays while the pointer crosses. */
  &::before {
    position: absolute;
    z-index: -1;
    inset: calc(-1 * var(--jalon-space-2));
    content: '';
  }

  /* Before the script arrives, and without it, it stands under its trigger. */
  @media (scripting: none) {
    position: absolute;
    z-index: 20;
    inset: calc(100% + var(--jalon-space-3)) auto auto 0;

    span:is(:hover, :focus-within) > &:not([data-state='open']) {
      display: block;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
