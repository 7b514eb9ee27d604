'use client';

import { formatDateInQuebec } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import { Fieldset } from '@jalon/ui/fieldset';
import type { ConsentView } from '../server/create-consent.ts';
import { noticeEn } from '../texts/notice.en.ts';
import { noticeFr } from '../texts/notice.fr.ts';
import { consentPageMessages } from './consent-page.messages.ts';
import { Answers, Choices, Saved } from './consent-page.styles.ts';

export interface ConsentPageProps {
  view: ConsentView;
}

const texts = { fr: noticeFr, en: noticeEn };

/** The form with a visitor’s choices, below the title of the page. It needs no script. */
export function ConsentPage({ view }: ConsentPageProps) {
  const t = useT(consentPageMessages);
  const locale = useLocale();
  const { paths, purposes, isElsewhere, isSaved, choice } = view;
  const { preferences, purposes: purposeTexts } = texts[locale];
  const asks = purposes.length > 0 && !isElsewhere;
  return (
    <>
      {isSaved && (
        // The focus of the page that answers a post.
        <Saved tabIndex={-1} autoFocus variant="success" title={t('saved')}>
          {t('savedText')}
        </Saved>
      )}
      {purposes.length === 0 && <p>{t('none')}</p>}
      {isElsewhere && <p>{t('service')}</p>}
      {asks && (
        <>
          <p>{preferences.intro}</p>
          <p>
            {choice ? t('present', { date: formatDateInQuebec(new Date(choice.date), locale) }) : t('notYet')}
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
    </>
  );
}
