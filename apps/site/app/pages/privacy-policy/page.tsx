import { contactUsPaths, defaultClub, privacyPolicyPaths } from '@jalon/forms/schemas';
import { useLocale, useT } from '@jalon/i18n/react';
import { RichText } from '@jalon/ui/rich-text';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { privacyPolicyMessages } from './privacy-policy.messages.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { paths: contactForm } = contactUsPaths();
  // Form 5 takes requests about personal information.
  const requests = getSite(context).settings.forms.find(({ id }) => id === 5);
  return {
    paths: privacyPolicyPaths(defaultClub),
    contactForm,
    requestForm: requests?.paths ?? contactForm,
  };
}

/** The privacy policy of the demonstration club. */
export default function PrivacyPolicyPage({
  loaderData: { paths, contactForm, requestForm },
}: Route.ComponentProps) {
  const t = useT(privacyPolicyMessages);
  const locale = useLocale();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} paths={paths} />
      <Section width="text">
        <h1>{t('title')}</h1>
        <RichText html={t('text', { requestForm: requestForm[locale], contactForm: contactForm[locale] })} />
      </Section>
    </>
  );
}
