'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { submitLaterAttribute, submitWhenDue } from '../kit/submit-later.ts';

export interface SubmitLaterProps extends Omit<ComponentPropsWithRef<'form'>, 'ref' | 'method'> {
  /** Seconds until the form is submitted. */
  seconds: number;
}

/**
 * A form that submits itself, by its first button, once its page is hydrated. A host that doesn't hydrate the page calls
 * `submitLater` of `@jalon/checkout/browser`. Without a script, a person presses the button.
 */
export function SubmitLater({ seconds, children, ...props }: SubmitLaterProps) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's attribute has the seconds.
  useEffect(() => (form.current ? submitWhenDue(form.current) : undefined), [seconds]);
  return (
    <form {...props} ref={form} method="post" {...{ [submitLaterAttribute]: seconds }}>
      {children}
    </form>
  );
}
