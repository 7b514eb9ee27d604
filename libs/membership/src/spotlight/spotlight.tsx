import { Image } from '@jalon/ui/image';
import type { ComponentPropsWithRef } from 'react';
import { Checklist } from '../internal/checklist.tsx';
import { ChooseButton, type PresentMembership } from '../internal/choose-button.tsx';
import { PriceSlot } from '../price-slot/index.ts';
import type { MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { Offer, Root } from './spotlight.styles.ts';

export interface SpotlightProps extends PresentMembership, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The first one is shown. If empty, nothing is rendered. */
  memberships: readonly Membership[];
  /** The shared texts: hook, “choose”, terms and conditions. */
  texts: MembershipTexts;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * Features the first membership on a page: name, tagline, featured benefits as a checklist, a hook, a
 * button with its primary call to action, and the price slot. A `<div data-surface>` in the colour variant of the type.
 */
export function Spotlight({
  memberships: [membership],
  texts,
  member,
  modifyHref,
  headingLevel = 2,
  ...props
}: SpotlightProps) {
  if (!membership) return null;
  const Heading = `h${headingLevel}` as const;
  const { name, tagLine, image, featured, variantColor, monthlyPrice, yearlyPrice, associatePrice } =
    membership;
  return (
    <Root data-surface={variantColor} {...props}>
      <Image {...image} />
      <div>
        <div>
          <Heading>{name}</Heading>
          <p data-part="tagline">{tagLine}</p>
        </div>
        <Checklist items={featured} />
        <Offer>
          <PriceSlot
            monthlyPrice={monthlyPrice}
            yearlyPrice={yearlyPrice}
            associatePrice={associatePrice}
            texts={texts}
          />
          <p>{texts.hook_to_get_a_membership}</p>
          <ChooseButton membership={membership} texts={texts} member={member} modifyHref={modifyHref} />
        </Offer>
      </div>
    </Root>
  );
}
