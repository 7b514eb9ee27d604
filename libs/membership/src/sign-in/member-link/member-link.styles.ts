import { Link } from '@jalon/ui/link';
import { belowMedium } from '@jalon/ui/tokens';
import { styled } from 'styled-components';

export const Root = styled(Link)`
  display: inline-flex;
  gap: var(--jalon-space-2);
  align-items: center;
  justify-content: center;
  min-inline-size: var(--jalon-height-target);
  max-inline-size: 14rem;
  min-block-size: var(--jalon-height-target);
  padding: 0 10px;
  border-radius: var(--jalon-radius-control);
  color: var(--jalon-color-heading);
  font-weight: var(--jalon-weight-strong);
  line-height: var(--jalon-line-snug);
  text-decoration: none;

  &:hover {
    background: var(--jalon-color-hover);
    text-decoration: underline;
  }

  &:active {
    background: var(--jalon-color-active);
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  > svg {
    flex: none;
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media ${belowMedium} {
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
