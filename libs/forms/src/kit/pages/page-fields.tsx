'use client';

import { type ReactNode, use } from 'react';
import { KitContext } from '../fields/kit-context.ts';

export interface PageFieldsProps {
  /** The name of the page in the form’s `pages`. */
  of: string;
  children: ReactNode;
}

/** The fields of one page of a form that can be shown in pages; on one page, they are all shown. Renders no element. */
export function PageFields({ of, children }: PageFieldsProps) {
  const page = use(KitContext)?.page;
  return page === undefined || page.name === of ? children : null;
}
