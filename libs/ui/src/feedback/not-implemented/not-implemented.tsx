'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { ToolIcon } from '../../foundations/icons/generated/modules/tool.tsx';
import { notImplementedMessages } from './not-implemented.messages.ts';
import { Root } from './not-implemented.styles.ts';

export interface NotImplementedProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** What is asked for. Default `feature`. */
  kind?: 'feature' | 'form';
  /** The id that nothing answers to. */
  name: string | number;
}

/**
 * Stands where content asks for a feature or a form that does not exist (site spec §2, §8): a visible `<div>` that says
 * so, and that the page goes on.
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
