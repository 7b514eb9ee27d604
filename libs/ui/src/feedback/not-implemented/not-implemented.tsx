'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { ToolIcon } from '../../foundations/icons/generated/modules/tool.tsx';
import { notImplementedMessages } from './not-implemented.messages.ts';
import { Root } from './not-implemented.styles.ts';

export interface NotImplementedProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** The kind of thing that is missing. @default feature */
  kind?: 'feature' | 'form';
  /** The unknown id. */
  name: string | number;
}

/**
 * Placeholder for a feature or form that content names and that does not exist: a visible `<div>`
 * that says so.
 */
export function NotImplemented({ kind = 'feature', name, ...props }: NotImplementedProps) {
  const t = useT(notImplementedMessages);
  return (
    <Root {...props}>
      <ToolIcon size="large" />
      <p>{t(kind, { name: String(name) })}</p>
    </Root>
  );
}
