import type { Localized } from '@jalon/i18n';
import { useT } from '@jalon/i18n/react';
import { MembershipTileList, type MembershipTileListProps } from '@jalon/membership/membership-tile';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../document/page-head.tsx';
import { checkoutPageMessages } from './view/checkout-page.messages.ts';
import { Title } from './view/checkout-page.styles.ts';

export interface ChoosePageProps extends Pick<MembershipTileListProps, 'memberships'> {
  paths: Localized<string>;
  isGift: boolean;
  texts: MembershipTileListProps['texts'] | undefined;
}

/** The types to choose from, before the first step of a flow. */
export function ChoosePage({ paths, isGift, memberships, texts }: ChoosePageProps) {
  const t = useT(checkoutPageMessages);
  const title = t(isGift ? 'chooseGiftTitle' : 'chooseTitle');
  return (
    <>
      <PageHead title={title} paths={paths} unlisted />
      <Section>
        <Title>{title}</Title>
        {texts && <MembershipTileList memberships={memberships} texts={texts} headingLevel={2} />}
      </Section>
    </>
  );
}
