'use client';

import { useField } from '@jalon/forms/kit';

/** An answer that is sent with the form and not shown. Renders a hidden `input`. */
export function HiddenField({ name }: { name: string }) {
  const { registration, value } = useField({ name });
  return <input type="hidden" {...registration} defaultValue={value} />;
}
