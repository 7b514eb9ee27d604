import { acceptGift, getGift, isCallError } from '@jalon/api-client';
import { GiftAcceptance } from '@jalon/checkout';
import { localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { addressesIn } from '../../content/addresses.server.ts';
import { resolveAddresses } from '../../content/resolve.ts';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import { membershipPaths } from '../../memberships/membership-paths.ts';
import { getSite } from '../../site-context.server.ts';
import { checkoutHeaders } from '../checkout-headers.ts';
import type { Route } from './+types/page.ts';
import { giftMessages } from './gift.messages.ts';
import { PrintedGiftCard } from './printed-gift-card.tsx';

/** The query parameter that shows the card to print. */
const cardParameter = 'card';

/** A gift that its recipient has not accepted yet. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = getSite(context);
  const { paths } = site.siteMap.page('gift');
  const isCard = url.searchParams.has(cardParameter);
  const query = isCard ? `?${cardParameter}` : '';
  const at = (path: string) => path.replace(':token', params.token) + query;
  const here = { fr: at(paths.fr), en: at(paths.en) };
  const locale = localeFromPath(url.pathname);
  const types = site.content.memberships[locale]?.types ?? [];
  const answer = await getGift(params.token, apiFor(site));
  if (isCallError(answer)) {
    const isUnknown = [404, 422].includes(answer.httpStatus);
    const status = isUnknown ? 404 : 503;
    return data({ here, isCard, gift: undefined, isUnknown, name: '', links: undefined }, { status });
  }
  const { gift } = answer;
  const type = types.find(({ codeOptionAdhesion }) => codeOptionAdhesion === gift.codeOptionAdhesion);
  const link = resolveAddresses(type?.secondaryCta, addressesIn(site.siteMap, locale), () => {});
  const links = {
    benefits: link?.href ?? membershipPaths(site.siteMap).join[locale],
    signIn: site.siteMap.page('sign-in').paths[locale],
    contact: site.siteMap.page('contact-us').paths[locale],
  };
  return data({ here, isCard, gift, isUnknown: false, name: type?.name ?? '', links });
}

/** Accepts the gift. */
export async function action({ context, params }: Route.ActionArgs) {
  const site = getSite(context);
  const answer = await acceptGift(params.token, apiFor(site));
  if (!isCallError(answer)) return data({ accepted: answer });
  site.log.warn({ code: answer.code }, 'A gift was not accepted');
  return data(
    { accepted: undefined },
    { status: [404, 422].includes(answer.httpStatus) ? answer.httpStatus : 503 },
  );
}

export const headers = checkoutHeaders;

/**
 * The page of a gift’s link: the giver, the membership and a button to accept it, then the next steps of a new member;
 * or the card to print.
 */
export default function GiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(giftMessages);
  const locale = useLocale();
  const { origin } = useSite();
  const { here, isCard, gift, isUnknown, name, links } = loaderData;
  if (!gift) {
    const title = t(isUnknown ? 'unknownTitle' : 'awayTitle');
    return (
      <>
        <PageHead title={title} unlisted />
        <Section width="text">
          <h1>{title}</h1>
          <p>{t(isUnknown ? 'unknownText' : 'awayText')}</p>
          {!isUnknown && (
            <Actions>
              <Button href={here[locale]}>{t('again')}</Button>
            </Actions>
          )}
        </Section>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title', { name: gift.recipientFirstName })} unlisted />
      <Section width="text">
        {isCard ? (
          <Island
            name="gift-card"
            component={PrintedGiftCard}
            load="idle"
            props={{ gift, link: origin + here[locale].replace(/\?.*/, ''), name }}
          />
        ) : (
          <GiftAcceptance
            gift={gift}
            links={links}
            action={here[locale]}
            accepted={actionData?.accepted}
            failed={actionData !== undefined && !actionData.accepted}
            membershipName={() => name}
          />
        )}
      </Section>
    </>
  );
}
