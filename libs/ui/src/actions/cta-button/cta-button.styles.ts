import { css, styled } from 'styled-components';
import { fromMedium, fromWide } from '../../foundations/tokens/generated/tokens.ts';
import { Button } from '../button/index.ts';

/** The sizes that an attribute names: each sets custom properties, which one rule reads. */
const sizesOf = (attribute: string) => css`
  &[${attribute}='small'] {
    --button-height: var(--jalon-height-target);
    --button-padding: var(--jalon-space-4);
    --button-size: var(--jalon-size-small);
  }

  &[${attribute}='medium'] {
    --button-height: var(--jalon-height-control);
    --button-padding: var(--jalon-space-6);
    --button-size: 1em;
  }

  &[${attribute}='large'] {
    --button-height: 60px;
    --button-padding: var(--jalon-space-8);
    --button-size: 1.125em;
  }
`;

export const Root = styled(Button)`
  ${sizesOf('data-size')}

  grid-auto-flow: column;
  gap: var(--jalon-space-2);
  align-items: center;
  min-block-size: var(--button-height);
  padding: var(--jalon-space-1) var(--button-padding);
  font-size: var(--button-size);

  @media ${fromMedium} {
    ${sizesOf('data-size-tablet')}
  }

  @media ${fromWide} {
    ${sizesOf('data-size-desktop')}
  }

  &[data-icon-only='true'] {
    inline-size: var(--button-height);
    padding-inline: 0;
  }

  > svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;
