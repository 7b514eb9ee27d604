import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowRightIcon } from '../../foundations/icons/generated/modules/arrow-right.tsx';
import { Button } from '../button/index.ts';
import { Label, Root } from './actions.styles.ts';

/** A call to action: a link and its label. */
export interface Action {
  href: string;
  label: ReactNode;
}

export interface ActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The main call to action: filled, with an arrow. */
  primary?: Action;
  /** The secondary call to action: an outline, without an arrow. */
  secondary?: Action;
}

/**
 * Up to two calls to action side by side, or stacked on a phone: a `<div>` of links that look like buttons. An action
 * without a label is not rendered; nothing is rendered when neither has one.
 */
export function Actions({ primary, secondary, ...props }: ActionsProps) {
  if (!primary?.label && !secondary?.label) return null;
  return (
    <Root {...props}>
      {primary?.label && (
        <Button href={primary.href}>
          <Label>
            {primary.label}
            <ArrowRightIcon />
          </Label>
        </Button>
      )}
      {secondary?.label && (
        <Button variant="secondary" href={secondary.href}>
          {secondary.label}
        </Button>
      )}
    </Root>
  );
}
