import { styled } from 'styled-components';
import { iconTarget, Popover } from '../../internal/hover-popover/hover-popover.styles.ts';

export const Trigger = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--jalon-color-link);
  font-weight: inherit;
  line-height: inherit;
  text-align: start;
  text-decoration: underline dotted;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;

  &:hover {
    color: var(--jalon-color-link-hover);
  }

  &:active {
    background: var(--jalon-color-active);
  }

  ${iconTarget}
`;

export const Card = styled(Popover)`
  max-inline-size: min(22rem, 100vw - 2 * var(--jalon-space-4));
  padding: var(--jalon-space-5) var(--jalon-space-6);
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-card);
  line-height: var(--jalon-line-text);

  > span {
    display: block;
  }

  > [data-part='link'] {
    margin-block-start: var(--jalon-space-3);
    font-weight: var(--jalon-weight-strong);
  }

  > div > :last-child {
    margin-block-end: 0;
  }
`;
