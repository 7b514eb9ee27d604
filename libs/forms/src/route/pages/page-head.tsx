'use client';

import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Link } from '@jalon/ui/link';
import type { FormPageTexts } from '../../kit/form-descriptor.ts';
import { Intro } from '../intro.tsx';
import type { ShownPage } from '../view/shown-page.ts';
import { pagedFormMessages } from './paged-form.messages.ts';
import { Heading } from './pages.styles.ts';

export interface PageHeadProps {
  page: ShownPage;
  texts: FormPageTexts;
  /** The page shows errors, where the focus then is. */
  hasErrors: boolean;
}

/** The link to the page before, the heading with “Page 2 of 5”, and on the first page what the form is for. */
export function PageHead({
  page: { title, number, count, back, isLost, review },
  texts,
  hasErrors,
}: PageHeadProps) {
  const t = useT(pagedFormMessages);
  return (
    <>
      {back && (
        <p>
          <Link href={back}>{t('back')}</Link>
        </p>
      )}
      <Heading tabIndex={-1} autoFocus={number > 1 && !hasErrors}>
        <span>
          {texts.title}
          {' \u00b7 '}
          {t('place', { number, count })}
          {/* A screen reader runs two lines of a heading together. */}
          <span className="jalon-visually-hidden">. </span>
        </span>
        {title}
      </Heading>
      {isLost && !hasErrors && (
        <Alert variant="warning" title={t('lostTitle')} announce>
          {t('lost')}
        </Alert>
      )}
      {number === 1 && <Intro texts={texts} />}
      {review && <p>{t('reviewIntro')}</p>}
    </>
  );
}
