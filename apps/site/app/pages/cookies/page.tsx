import { isCallError, recordConsent } from '@jalon/api-client';
import { checkoutDays } from '@jalon/api-client/contract';
import { readForm } from '@jalon/forms/server';
import { formatDateInQuebec, localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import { Fieldset } from '@jalon/ui/fieldset';
import { Section } from '@jalon/ui/section';
import { data, redirect } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { choiceCookie, grantedBy, makeChoice, readChoice, type StoredChoice } from '../../consent/choice.ts';
import { askedPurposes } from '../../consent/consent-data.server.ts';
import { noticeVersion } from '../../consent/notice.ts';
import { proofOf } from '../../consent/proof.ts';
import { noticeEn } from '../../consent/texts/notice.en.ts';
import { noticeFr } from '../../consent/texts/notice.fr.ts';
import { PageHead } from '../../document/page-head.tsx';
import { DoneNotice } from '../../frame/notices/done-notice.tsx';
import { doneParameter } from '../../sign-in/account-post.ts';
import { getSite, type SiteContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { cookiesMessages } from './cookies.messages.ts';
import { Answers, Choices, Kept, Part } from './cookies.styles.ts';
import { kept } from './kept.ts';

/** Maximum milliseconds that the response waits for the API to record the proof. */
const recordTimeout = 3_000;

/** The values of the three buttons. */
const answers = ['agree', 'disagree', 'save'] as const;

const texts = { fr: noticeFr, en: noticeEn };

const noticeOf = ({ settings }: SiteContext) => ({
  notice: noticeVersion,
  purposes: askedPurposes(settings),
});

export function loader({ context, request, url }: Route.LoaderArgs) {
  const site = getSite(context);
  const notice = noticeOf(site);
  const choice = readChoice(request.headers.get('cookie'), notice);
  return {
    paths: site.siteMap.page('cookies').paths,
    purposes: notice.purposes,
    isElsewhere: site.settings.consent.didomi !== undefined,
    isSaved: url.searchParams.get(doneParameter) === 'saved',
    choice: choice && {
      id: choice.consentId,
      date: choice.lastConsentTimestamp,
      granted: grantedBy(choice, notice.purposes),
    },
  };
}

/** Stores a choice without JavaScript: the cookie, and its proof in the API. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const site = getSite(context);
  const notice = noticeOf(site);
  const form = await readForm(request);
  const answer = answers.find((one) => one === form.get('choice'));
  // Without an answer, the present choice stays.
  if (!answer) throw data(null, { status: 400 });
  const chosen = answer === 'agree' ? notice.purposes : form.getAll('purpose');
  const granted = answer === 'disagree' ? [] : notice.purposes.filter((purpose) => chosen.includes(purpose));
  const locale = localeFromPath(url.pathname);
  const former = readChoice(request.headers.get('cookie'), notice);
  const choice = makeChoice({ granted, surface: 'page', locale, former }, notice);
  const headers = { 'set-cookie': choiceCookie(await recorded(choice, site), url.protocol) };
  const query = new URLSearchParams({ [doneParameter]: 'saved' });
  return redirect(`${site.siteMap.page('cookies').paths[locale]}?${query}`, { status: 303, headers });
}

/** The choice, marked once the API has its proof. Otherwise a later page’s script sends it again. */
async function recorded(choice: StoredChoice, site: SiteContext): Promise<StoredChoice> {
  const answer = await recordConsent(proofOf(choice), { ...apiFor(site), timeout: recordTimeout });
  if (!isCallError(answer)) return { ...choice, data: choice.data && { ...choice.data, recorded: true } };
  site.log.warn({ code: answer.code }, 'The proof of a consent was not recorded');
  return choice;
}

export const headers = () => ({ 'cache-control': 'no-store' });

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  const t = useT(cookiesMessages);
  const locale = useLocale();
  const { paths, purposes, isElsewhere, isSaved, choice } = loaderData;
  const { preferences, purposes: purposeTexts } = texts[locale];
  const asks = purposes.length > 0 && !isElsewhere;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} paths={paths} unlisted />
      <Section width="text">
        <h1>{t('title')}</h1>
        {isSaved && <DoneNotice title={t('saved')}>{t('savedText')}</DoneNotice>}
        {purposes.length === 0 && <p>{t('none')}</p>}
        {isElsewhere && <p>{t('service')}</p>}
        {asks && (
          <>
            <p>{preferences.intro}</p>
            <p>
              {choice
                ? t('present', { date: formatDateInQuebec(new Date(choice.date), locale) })
                : t('notYet')}
            </p>
            <Choices method="post" action={paths[locale]}>
              <Fieldset legend={t('purposes')}>
                {purposes.map((purpose) => (
                  <Checkbox
                    key={purpose}
                    id={purpose}
                    name="purpose"
                    value={purpose}
                    label={purposeTexts[purpose].title}
                    hint={purposeTexts[purpose].description}
                    defaultChecked={choice?.granted.includes(purpose)}
                  />
                ))}
              </Fieldset>
              <Answers>
                <Button type="submit" name="choice" value="disagree">
                  {preferences.disagree}
                </Button>
                <Button type="submit" name="choice" value="agree">
                  {preferences.agree}
                </Button>
                <Button type="submit" name="choice" value="save" variant="secondary">
                  {preferences.save}
                </Button>
              </Answers>
            </Choices>
            <p>{preferences.outro}</p>
            {choice && <p>{t('number', { number: choice.id })}</p>}
          </>
        )}
        <Part>
          <h2>{t('kept')}</h2>
          <p>{t('keptIntro')}</p>
          <Kept>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('use')}</th>
                <th scope="col">{t('time')}</th>
              </tr>
            </thead>
            <tbody>
              {kept.map(([name, use, time]) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{t(use)}</td>
                  <td>{time === 'daysAtMost' ? t(time, { days: checkoutDays }) : t(time)}</td>
                </tr>
              ))}
            </tbody>
          </Kept>
        </Part>
      </Section>
    </>
  );
}
