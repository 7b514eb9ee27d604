import type { Locale } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import { type ComponentType, createElement, use } from 'react';
import { propsJson } from '../islands/island.tsx';
import { IslandsContext } from '../islands/islands-context.ts';
import type { Visitor } from './visitor.ts';

/** The parts of a page that differ from visitor to visitor, with their props that come from the visitor. */
export const propsOfVisitor = {
  consent: ({ hasChosen }: Visitor) => ({ hidden: hasChosen }),
  header: ({ member }: Visitor) => ({ member }),
  memberships: ({ member }: Visitor) => ({ member }),
  session: ({ session }: Visitor) => ({ session }),
} as const satisfies Record<string, (visitor: Visitor) => object>;

export type VisitorPartName = keyof typeof propsOfVisitor;

/** A part as it stands in the page, until it is drawn for a visitor. */
export interface Part {
  readonly name: VisitorPartName;
  /** Unique in the page. */
  readonly id: string;
  readonly locale: Locale;
  /** The props that are the same for every visitor. */
  readonly props: object;
}

/** The mark of a part in the HTML of a page. */
export function markOf(part: Part): string {
  return `<!--visitor-part ${propsJson(part)}-->`;
}

export interface VisitorPartProps<N extends VisitorPartName, P extends object> {
  /** The name in `visitorParts`. */
  name: N;
  /** The component of that name. */
  component: ComponentType<P>;
  /** JSON: the props that are the same for every visitor. */
  props: Omit<P, keyof ReturnType<(typeof propsOfVisitor)[N]>>;
}

/**
 * A part of the page that differs from visitor to visitor. The page only contains a mark with its props, so that the rest
 * can be kept for everyone; `fillPage` replaces it.
 */
export function VisitorPart<N extends VisitorPartName, P extends object>({
  name,
  component,
  props,
}: VisitorPartProps<N, P>) {
  const page = use(IslandsContext);
  const locale = useLocale();
  if (!page) {
    // In a test of a component.
    const own = propsOfVisitor[name]({ member: undefined, hasChosen: true });
    return createElement(component as ComponentType<object>, { ...props, ...own });
  }
  const mark = markOf({ name, id: page.newId(), locale, props });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a comment, whose `<` and `>` are escaped.
  return <div data-visitor-part={name} dangerouslySetInnerHTML={{ __html: mark }} />;
}
