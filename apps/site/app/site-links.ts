import type { SiteLinks } from '@jalon/api-client/contract';
import type { SiteMap } from './site-map.ts';

/** The pages to which the API’s messages lead: the content of the file that its setting `SITE_LINKS` names. */
export function siteLinksOf(siteMap: SiteMap): Omit<SiteLinks, 'memberships'> {
  const { paths: gift } = siteMap.page('gift');
  const { paths: resume } = siteMap.page('resume');
  const { paths: resumeForm } = siteMap.page('resume-form');
  const { paths: newPassword } = siteMap.page('new-password');
  const { paths: savedPayment } = siteMap.page('saved-payment');
  const { paths: endMembership } = siteMap.page('end-membership-link');
  const { paths: renewal } = siteMap.page('renewal-payment');
  const { paths: maintenance } = siteMap.page('maintenance');
  return { gift, resume, resumeForm, newPassword, savedPayment, endMembership, renewal, maintenance };
}
