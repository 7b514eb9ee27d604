import { styled } from 'styled-components';
import { Popover } from '../../internal/hover-popover/hover-popover.styles.ts';

export const Trigger = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--jalon-color-link);
  text-decoration: underline dotted;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;
  cursor: help;

  &:hover {
    color: var(--jalon-color-link-hover);
  }

  &:active {
    background: var(--jalon-color-active);
  }

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

export const Content = styled(Popover)`
  max-inline-size: min(20rem, 100vw - 2 * var(--jalon-space-4));
  padding: var(--jalon-space-3) var(--jalon-space-4);
  border: 0;
  border-radius: var(--jalon-radius-control);
  line-height: var(--jalon-line-snug);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
