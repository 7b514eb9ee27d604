'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, useCallback, useState } from 'react';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import { Control } from '../control/control.styles.ts';
import { passwordInputMessages } from './password-input.messages.ts';
import { Root } from './password-input.styles.ts';

export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>;

/**
 * A native `<input type="password">` with a button that shows and hides what is typed. Attributes and
 * `ref` reach the `<input>`; `className` and `style` the `<div>` around it. Give it `autoComplete="current-password"`
 * or `"new-password"`.
 *
 * The button’s name says what the next press does, and a screen reader announces whether the password is visible
 * (`role="status"`). Sending the form hides the password, so that the browser does not store it as plain text. Without
 * JavaScript there is no button.
 *
 * Tried in Chromium, with and without JavaScript. Not tried yet with a screen reader or a password manager.
 */
export function PasswordInput({ className, style, ref, disabled, ...props }: PasswordInputProps) {
  const t = useT(passwordInputMessages);
  const [state, setState] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const shown = state === 'shown';

  const hideOnSubmit = useCallback((input: HTMLInputElement | null) => {
    const form = input?.form;
    const hide = () => {
      // Immediately, before the browser reads the form; then in the state.
      if (input) input.type = 'password';
      setState((now) => (now === 'shown' ? 'untouched' : now));
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Root className={className} style={style}>
      <Control
        // The browser’s own features for a password field.
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
