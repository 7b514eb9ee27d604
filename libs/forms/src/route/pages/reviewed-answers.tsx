'use client';

import { useT } from '@jalon/i18n/react';
import { Link } from '@jalon/ui/link';
import type { ReviewedPage } from '../view/shown-page.ts';
import { pagedFormMessages } from './paged-form.messages.ts';
import { Answers } from './pages.styles.ts';

/** All answers of a form, page by page, each with a link to change it. Renders a heading and a `dl` for each page. */
export function ReviewedAnswers({ pages }: { pages: readonly ReviewedPage[] }) {
  const t = useT(pagedFormMessages);
  return pages.map(({ title, answers }) => (
    <section key={title}>
      <h2>{title}</h2>
      <Answers>
        {answers.map(({ label, text, change }) => (
          <div key={change}>
            <dt>{label}</dt>
            <dd data-state={text === undefined ? 'empty' : undefined}>{text ?? t('unanswered')}</dd>
            <dd data-part="change">
              <Link href={change}>
                {t('change')} <span className="jalon-visually-hidden">{label}</span>
              </Link>
            </dd>
          </div>
        ))}
      </Answers>
    </section>
  ));
}
