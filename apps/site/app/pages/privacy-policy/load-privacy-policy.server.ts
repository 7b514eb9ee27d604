import { localeFromPath, translator } from '@jalon/i18n';
import type { SiteContext } from '../../site-context.server.ts';
import { privacyPolicyMessages } from './privacy-policy.messages.ts';

/** The policy in the language of a path. Its text comes with the data, so that no script carries both languages. */
export function loadPrivacyPolicy({ siteMap }: SiteContext, pathname: string) {
  const locale = localeFromPath(pathname);
  const t = translator(privacyPolicyMessages, { locale });
  const pathOf = (id: string) => siteMap.page(id).paths[locale];
  return {
    paths: siteMap.page('privacy-policy').paths,
    title: t('title'),
    description: t('description'),
    html: t('text', { requestForm: pathOf('personal-information'), contactForm: pathOf('contact-us') }),
  };
}

export type PrivacyPolicyData = ReturnType<typeof loadPrivacyPolicy>;
