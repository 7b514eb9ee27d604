import { contactTopics, contactUs } from '@jalon/forms/schemas';
import { useLocale, useT } from '@jalon/i18n/react';
import { Link } from '@jalon/ui/link';
import airport from '@jalon/ui/pictures/airport.svg?url';
import chargingFamily from '@jalon/ui/pictures/charging-family.svg?url';
import kitchen from '@jalon/ui/pictures/kitchen.svg?url';
import lakeRoad from '@jalon/ui/pictures/lake-road.svg?url';
import rainyStreet from '@jalon/ui/pictures/rainy-street.svg?url';
import towTruck from '@jalon/ui/pictures/tow-truck.svg?url';
import { Section } from '@jalon/ui/section';
import { formHeaders } from '../../forms/form-headers.ts';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { SubmissionPage } from '../../forms/submission-page.tsx';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { contactUsPageMessages, topicMessages } from './contact-us-page.messages.ts';

const pictures = {
  'auto-insurance': rainyStreet,
  'home-insurance': kitchen,
  'auto-insurance-quote': chargingFamily,
  'travel-insurance': airport,
  'accident-insurance': lakeRoad,
};

export async function loader(args: Route.LoaderArgs) {
  const topic = topicAt(args);
  const { siteMap } = getSite(args.context);
  return {
    ...(await loadForm(contactUs({}, topic).name, args)),
    topic,
    topics: contactTopics.map((topic) => ({ topic, paths: siteMap.page(contactUs({}, topic).name).paths })),
  };
}

export const action = (args: Route.ActionArgs) => postForm(contactUs({}, topicAt(args)).name, args);
export const headers = formHeaders;

/** The topic of the form at an address; undefined for the form that asks for the subject. */
function topicAt({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const page = getSite(context).siteMap.at(url.pathname);
  return contactTopics.find((topic) => contactUs({}, topic).name === page?.id);
}

/** The page of the form that asks for the subject, and of the form for each topic. */
export default function ContactUsPage(data: Route.ComponentProps) {
  const t = useT(contactUsPageMessages);
  const locale = useLocale();
  const { topic, topics } = data.loaderData;
  if (topic) {
    return <SubmissionPage {...data} {...topicMessages[topic][locale]} picture={pictures[topic]} />;
  }
  return (
    <>
      <SubmissionPage
        {...data}
        title={t('title')}
        description={t('description')}
        intro={t('intro')}
        picture={towTruck}
      />
      <Section surface="secondary">
        <h2>{t('topics')}</h2>
        <ul>
          {topics.map(({ topic, paths }) => (
            <li key={topic}>
              <Link href={paths[locale]}>{topicMessages[topic][locale].title}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
