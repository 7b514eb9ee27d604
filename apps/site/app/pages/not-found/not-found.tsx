import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Field } from '@jalon/ui/field';
import { SearchInput } from '@jalon/ui/search-input';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { searchParameters } from '../../search/search-query.ts';
import { useSite } from '../../use-site.ts';
import { notFoundMessages } from './not-found.messages.ts';

const controlId = 'not-found-search';

/** Shown for an address without a page. */
export function NotFound() {
  const t = useT(notFoundMessages);
  const locale = useLocale();
  const { paths } = useSite();
  return (
    <>
      <PageHead title={t('title')} />
      <Section width="text">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <search>
          <form action={paths['search-results'][locale]}>
            <Field controlId={controlId} label={t('search')}>
              <SearchInput id={controlId} name={searchParameters.term} autoComplete="off" />
            </Field>
          </form>
        </search>
        <Actions>
          <Button href={paths['site-map'][locale]}>{t('allPages')}</Button>
          <Button variant="secondary" href={paths.home[locale]}>
            {t('backHome')}
          </Button>
        </Actions>
      </Section>
    </>
  );
}
