import { acceptGift, getGift, isCallError } from '@jalon/api-client';
import { formatMemberNumber } from '@jalon/forms/club';
import { formatDate, localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data, Form, useNavigation } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { getSite } from '../../site-context.server.ts';
import { checkoutHeaders } from '../checkout-headers.ts';
import type { Route } from './+types/page.ts';
import { giftMessages } from './gift.messages.ts';

/** A gift that waits for its recipient. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = getSite(context);
  const { paths } = site.siteMap.page('gift');
  const here = { fr: paths.fr.replace(':token', params.token), en: paths.en.replace(':token', params.token) };
  const answer = await getGift(params.token, apiFor(site));
  if (isCallError(answer)) {
    const isUnknown = [404, 422].includes(answer.httpStatus);
    return data({ here, gift: undefined, isUnknown, membership: '' }, { status: isUnknown ? 404 : 503 });
  }
  const { gift } = answer;
  const types = site.content.memberships[localeFromPath(url.pathname)]?.types ?? [];
  const type = types.find(({ codeOptionAdhesion }) => codeOptionAdhesion === gift.codeOptionAdhesion);
  return data({ here, gift, isUnknown: false, membership: type?.name ?? '' });
}

/** Accepts the gift. */
export async function action({ context, params }: Route.ActionArgs) {
  const site = getSite(context);
  const answer = await acceptGift(params.token, apiFor(site));
  if (!isCallError(answer)) return { accepted: answer };
  site.log.warn({ code: answer.code }, 'A gift was not accepted');
  return data({ accepted: undefined }, { status: answer.httpStatus === 422 ? 422 : 503 });
}

export const headers = checkoutHeaders;

/** The page of a gift’s link: says whose gift it is, and lets the recipient accept it. */
export default function GiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(giftMessages);
  const locale = useLocale();
  const { club, paths } = useSite();
  const navigation = useNavigation();
  const { here, gift, isUnknown, membership } = loaderData;
  const accepted = actionData?.accepted;
  const isOpen = gift?.state === 'waiting';
  const title = gift
    ? t(accepted ? 'acceptedTitle' : isOpen ? 'title' : 'alreadyTitle', { name: gift.recipientFirstName })
    : t(isUnknown ? 'unknownTitle' : 'awayTitle');
  return (
    <>
      <PageHead title={title} unlisted />
      <Section width="text">
        <h1>{title}</h1>
        {!gift && <p>{t(isUnknown ? 'unknownText' : 'awayText')}</p>}
        {!gift && !isUnknown && (
          <Actions>
            <Button href={here[locale]}>{t('again')}</Button>
          </Actions>
        )}
        {accepted && (
          <>
            <p role="status">
              {t('acceptedText', {
                number: formatMemberNumber(accepted.memberNumber, club),
                from: formatDate(new Date(accepted.from), locale),
                to: formatDate(new Date(accepted.to), locale),
              })}
            </p>
            <Actions>
              <Button href={paths.home[locale]}>{t('home')}</Button>
            </Actions>
          </>
        )}
        {gift && !accepted && isOpen && (
          <>
            <p>{t('text', { giver: gift.giverName, membership })}</p>
            {gift.message && <blockquote>{gift.message}</blockquote>}
            {actionData && <Alert variant="error" title={t('failed')} announce />}
            <Form method="post">
              <Actions>
                <Button type="submit" loading={navigation.state !== 'idle'}>
                  {t('accept')}
                </Button>
              </Actions>
            </Form>
          </>
        )}
        {gift && !accepted && !isOpen && <p>{t('alreadyText')}</p>}
      </Section>
    </>
  );
}
