'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

/** The attribute of a form that a script submits by its first button: after how many seconds. */
export const submitLaterAttribute = 'data-submit-later';

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
  useEffect(() => {
    const timer = setTimeout(() => submit(form.current), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <form {...props} ref={form} method="post" {...{ [submitLaterAttribute]: seconds }}>
      {children}
    </form>
  );
}

function submit(form: HTMLFormElement | null): void {
  form?.requestSubmit(form.querySelector('button'));
}
