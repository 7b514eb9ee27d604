import { styled } from 'styled-components';
import { fromMedium, fromWide } from '../../foundations/tokens/generated/tokens.ts';
import { Button } from '../button/index.ts';

// Sizes for three window widths: the attributes set custom properties, and one rule reads them.
export const Root = styled(Button)`
  --button-height: var(--jalon-height-control);
  --button-padding: var(--jalon-space-6);
  --button-size: 1em;

  grid-auto-flow: column;
  gap: var(--jalon-space-2);
  align-items: center;
  min-block-size: var(--button-height);
  padding: var(--jalon-space-1) var(--button-padding);
  font-size: var(--button-size);

  &[data-size='small'] {
    --button-height: var(--jalon-height-target);
    --button-padding: var(--jalon-space-4);
    --button-size: var(--jalon-size-small);
  }

  &[data-size='large'] {
    --button-height: 60px;
    --button-padding: var(--jalon-space-8);
    --button-size: 1.125em;
  }

  @media ${fromMedium} {
    &[data-size-tablet='small'] {
      --button-height: var(--jalon-height-target);
      --button-padding: var(--jalon-space-4);
      --button-size: var(--jalon-size-small);
    }

    &[data-size-tablet='medium'] {
      --button-height: var(--jalon-height-control);
      --button-padding: var(--jalon-space-6);
      --button-size: 1em;
    }

    &[data-size-tablet='large'] {
      --button-height: 60px;
      --button-padding: var(--jalon-space-8);
      --button-size: 1.125em;
    }
  }

  @media ${fromWide} {
    &[data-size-desktop='small'] {
      --button-height: var(--jalon-height-target);
      --button-padding: var(--jalon-space-4);
      --button-size: var(--jalon-size-small);
    }

    &[data-size-desktop='medium'] {
      --button-height: var(--jalon-height-control);
      --button-padding: var(--jalon-space-6);
      --button-size: 1em;
    }

    &[data-size-desktop='large'] {
      --button-height: 60px;
      --button-padding: var(--jalon-space-8);
      --button-size: 1.125em;
    }
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
