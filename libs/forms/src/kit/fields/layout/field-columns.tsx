'use client';

import type { ReactNode } from 'react';
import { FieldColumns as Columns } from './form-section.styles.ts';

export interface FieldColumnsProps {
  /** `boxes` for checkboxes, which are closer together. @default fields */
  of?: 'fields' | 'boxes';
  children: ReactNode;
}

/** Short fields side by side, where there is room for two. Renders a `div`. */
export function FieldColumns({ of, children }: FieldColumnsProps) {
  return <Columns data-of={of}>{children}</Columns>;
}
