import { useLocale } from '@jalon/i18n/react';
import { type ComponentType, createElement, use } from 'react';
import { IslandsContext } from '../islands/islands-context.ts';
import { markOf } from './page-template.tsx';
import {
  propsOfVisitor,
  type VisitorPartName,
  type VisitorPartProps,
  visitorParts,
} from './visitor-parts.tsx';

export interface VisitorPartElementProps<N extends VisitorPartName> {
  name: N;
  /** JSON: the props that are the same for every visitor. */
  props: VisitorPartProps<N>;
}

/**
 * A part of the page that differs from visitor to visitor. The page only contains a mark with its props, so that the rest
 * can be kept for everyone; `fillPage` replaces it.
 */
export function VisitorPart<N extends VisitorPartName>({ name, props }: VisitorPartElementProps<N>) {
  const page = use(IslandsContext);
  const locale = useLocale();
  if (!page) {
    // In a test of a component.
    const own = propsOfVisitor[name]({ member: undefined, hasChosen: true });
    return createElement(visitorParts[name] as ComponentType<object>, { ...props, ...own });
  }
  const mark = markOf({ name, id: page.newId(), locale, props });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a comment, whose `<` and `>` are escaped.
  return <div data-visitor-part={name} dangerouslySetInnerHTML={{ __html: mark }} />;
}
