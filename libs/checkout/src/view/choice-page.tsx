'use client';

import { MembershipTileList } from '@jalon/membership/membership-tile';
import { Section } from '@jalon/ui/section';
import type { ChoiceView } from './checkout-view.ts';
import { Title } from './view.styles.ts';
import { viewTitle } from './view-title.ts';

/** The types to choose from, before the first step of a flow. */
export function ChoicePage({ view }: { view: ChoiceView }) {
  const { memberships, texts } = view;
  return (
    <Section>
      <Title>{viewTitle(view)}</Title>
      {texts && <MembershipTileList memberships={memberships} texts={texts} headingLevel={2} />}
    </Section>
  );
}
