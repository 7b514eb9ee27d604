'use client';

import { useT } from '@jalon/i18n/react';
import { Image } from '@jalon/ui/image';
import { Link } from '@jalon/ui/link';
import { type ComponentPropsWithRef, useId } from 'react';
import { Checklist } from '../internal/checklist.tsx';
import { chooseMessages } from '../internal/choose.messages.ts';
import { ChooseButton, isPresent, type PresentMembership } from '../internal/choose-button.tsx';
import { PriceSlot } from '../price-slot/index.ts';
import type { MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { Present, Root, Text } from './membership-tile.styles.ts';

export interface MembershipTileProps
  extends PresentMembership,
    Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  membership: Membership;
  /** The shared texts. */
  texts: MembershipTexts;
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/**
 * One membership type: picture, name, tagline, price, advantages, and its two calls to action. The current type of a
 * member is marked and links to modifying it. An `<article>` named by its heading. State in CSS: `data-surface`, the
 * colour variant of the type.
 */
export function MembershipTile({
  membership,
  texts,
  member,
  modifyHref,
  headingLevel = 3,
  ...props
}: MembershipTileProps) {
  const t = useT(chooseMessages);
  const Heading = `h${headingLevel}` as const;
  const headingId = useId();
  const { name, title, tagLine, image, advantages, variantColor, secondaryCta } = membership;
  return (
    <Root aria-labelledby={headingId} data-surface={variantColor} {...props}>
      <Image {...image} />
      <Text>
        <div>
          <p data-part="title">{title}</p>
          <Heading id={headingId}>{name}</Heading>
        </div>
        {isPresent(membership, member) && <Present>{t('present')}</Present>}
        <p data-part="tagline">{tagLine}</p>
        <div data-part="advantages">
          <Checklist items={advantages} />
        </div>
        <div>
          <PriceSlot
            monthlyPrice={membership.monthlyPrice}
            yearlyPrice={membership.yearlyPrice}
            associatePrice={membership.associatePrice}
            texts={texts}
          />
          <ChooseButton membership={membership} texts={texts} member={member} modifyHref={modifyHref} />
          {secondaryCta?.title && <Link href={secondaryCta.href}>{secondaryCta.title}</Link>}
        </div>
      </Text>
    </Root>
  );
}
