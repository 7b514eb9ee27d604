import { type CheckoutPaths, defaultCheckoutPaths, stepPages } from '@jalon/checkout/server';
import { type SiteMap, sessionPaths } from '../site-map.ts';

/** The addresses of the site that a checkout has or links to. */
export function checkoutPaths(siteMap: SiteMap): CheckoutPaths {
  const { paths: contact } = siteMap.page('contact-us');
  return {
    steps: stepsIn(siteMap),
    starts: { renewal: siteMap.page('renewal').paths },
    gift: siteMap.page('gift').paths,
    resume: siteMap.page('resume').paths,
    signIn: siteMap.page('sign-in').paths,
    session: sessionPaths,
    memberArea: siteMap.page('connected-space').paths,
    contact,
    privacyPolicy: siteMap.page('privacy-policy').paths,
    home: siteMap.page('home').paths,
    memberships: siteMap.find('memberships')?.paths ?? contact,
  };
}

function stepsIn(siteMap: SiteMap): CheckoutPaths['steps'] {
  const steps: Record<string, Record<string, CheckoutPaths['home']>> = {};
  for (const { flow, step } of stepPages(defaultCheckoutPaths)) {
    steps[flow] = { ...steps[flow], [step]: siteMap.page(`${flow}-${step}`).paths };
  }
  return steps as CheckoutPaths['steps'];
}
