import { useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { BackHome } from '../../frame/back-home.tsx';
import { notFoundMessages } from './not-found.messages.ts';

/** Shown for an address without a page. */
export function NotFound() {
  const t = useT(notFoundMessages);
  return (
    <>
      <PageHead title={t('title')} />
      <Section width="text">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <BackHome />
      </Section>
    </>
  );
}
