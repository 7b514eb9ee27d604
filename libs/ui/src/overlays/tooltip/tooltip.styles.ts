import { styled } from 'styled-components';
import { iconTarget, Popover } from '../../internal/hover-popover/hover-popover.styles.ts';

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

  ${iconTarget}
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
