'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { consentControlMessages } from './consent-control.messages.ts';
import { Root } from './consent-control.styles.ts';

export interface ConsentButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  href?: undefined;
  /** Called to open the preferences of the host’s consent tool. */
  onOpen: () => void;
}

export interface ConsentLinkProps extends ComponentPropsWithRef<'a'> {
  /** The page on which the choices can be changed without JavaScript. */
  href: string;
}

export type ConsentControlProps = ConsentButtonProps | ConsentLinkProps;

/**
 * Opens the consent preferences, “Manage cookies”: a link to a page with `href`, which the host’s consent
 * tool may answer with its dialog, otherwise a `<button>` that looks like a link. Children replace its label. The button
 * is hidden without JavaScript, where there is nothing to manage.
 */
export function ConsentControl({ children, ...props }: ConsentControlProps) {
  const t = useT(consentControlMessages);
  const words = children ?? t('manage');
  if (props.href !== undefined) {
    return (
      <Root as="a" {...(props as ComponentPropsWithRef<'button'>)}>
        {words}
      </Root>
    );
  }
  const { onOpen, ...rest } = props;
  return (
    <Root type="button" aria-haspopup="dialog" {...rest} onClick={onOpen}>
      {words}
    </Root>
  );
}
