'use client';

import { type ReactNode, useState } from 'react';
import { ErrorMessage } from '../../feedback/error-message/index.ts';
import { Space } from './field-error.styles.ts';

export interface FieldErrorProps {
  id: string;
  children: ReactNode;
}

/** The error of a field. Once it is corrected its space stays, so that nothing below moves while the visitor types. */
export function FieldError({ id, children }: FieldErrorProps) {
  const [last, setLast] = useState(children);
  if (children && children !== last) setLast(children);
  if (children) {
    return (
      <ErrorMessage data-part="error" id={id}>
        {children}
      </ErrorMessage>
    );
  }
  return last ? (
    <Space aria-hidden="true" data-part="error-space">
      {last}
    </Space>
  ) : null;
}
