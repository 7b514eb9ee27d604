'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, useCallback, useState } from 'react';
import { Control } from '../../internal/control/control.styles.ts';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import { passwordInputMessages } from './password-input.messages.ts';
import { Root } from './password-input.styles.ts';

export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>;

/**
 * A native `<input type="password">` with a button that shows and hides what is typed (forms spec §4). Attributes and
 * `ref` reach the `<input>`; `className` and `style` the `<div>` around it. Give it
 * `autoComplete="current-password"` or `"new-password"`.
 *
 * The button’s words change with what it does, and a screen reader hears whether the password is visible
 * (`role="status"`). Sending the form hides it, so that a browser never keeps it as plain text. Without a script
 * there is no button.
 *
 * | key | does |
 * |---|---|
 * | Tab | goes from the field to the button |
 * | Enter, Space on the button | show, or hide |
 *
 * Tried in Chromium, with and without a script; not yet with a screen reader or a password manager.
 */
export function PasswordInput({ className, style, ref, disabled, ...props }: PasswordInputProps) {
  const t = useT(passwordInputMessages);
  const [state, setState] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const shown = state === 'shown';

  const hideOnSubmit = useCallback((input: HTMLInputElement | null) => {
    const form = input?.form;
    const hide = () => {
      // At once, before the browser reads the form, and then in the state.
      if (input) input.type = 'password';
      setState((now) => (now === 'shown' ? 'untouched' : now));
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Root className={className} style={style}>
      <Control
        // Of a password the browser knows by itself.
        autoCapitalize={shown ? 'none' : undefined}
        autoCorrect="off"
        spellCheck={false}
        {...props}
        ref={useMergedRef(hideOnSubmit, ref)}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        disabled={disabled}
        aria-label={t(shown ? 'hideLabel' : 'showLabel')}
        onClick={() => setState(shown ? 'hidden' : 'shown')}
      >
        {t(shown ? 'hide' : 'show')}
      </button>
      <span role="status" className="jalon-visually-hidden">
        {state !== 'untouched' && t(state)}
      </span>
    </Root>
  );
}
