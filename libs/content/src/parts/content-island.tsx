'use client';

import { type ComponentType, use } from 'react';
import { type ContentIslandName, ContentPartsContext } from './content-parts.ts';

export interface ContentIslandProps<P extends object> {
  name: ContentIslandName;
  component: ComponentType<P>;
  /** JSON: no element, function or date. */
  props: P;
}

/** A part of the page that needs a script. */
export function ContentIsland<P extends object>({ name, component, props }: ContentIslandProps<P>) {
  const { Island } = use(ContentPartsContext);
  return <Island name={name} component={component as ComponentType<never>} props={props} />;
}
