import { isCallError, listForms } from '@jalon/api-client';
import { formList } from '@jalon/api-client/contract';
import { useLocale, useT } from '@jalon/i18n/react';
import { Hero } from '@jalon/ui/hero';
import { LinkTile, LinkTileList } from '@jalon/ui/link-tile';
import batteryTestPicture from '@jalon/ui/pictures/battery-test.svg?url';
import garage from '@jalon/ui/pictures/garage.svg?url';
import giftEvening from '@jalon/ui/pictures/gift-evening.svg?url';
import kitchen from '@jalon/ui/pictures/kitchen.svg?url';
import lakeRoad from '@jalon/ui/pictures/lake-road.svg?url';
import towTruck from '@jalon/ui/pictures/tow-truck.svg?url';
import winterRoad from '@jalon/ui/pictures/winter-road.svg?url';
import { Section } from '@jalon/ui/section';
import { apiFor } from '../../api.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { formTiles, homeMessages } from './home.messages.ts';

/** How long the list of forms may delay the page, in milliseconds. */
const formListTimeout = 3_000;

const pictures: Partial<Record<string, string>> = {
  'battery-test': batteryTestPicture,
  'car-advisory': garage,
  'contact-us': towTruck,
  'gift-card': giftEvening,
  'home-advisory': kitchen,
  'price-list': lakeRoad,
};

/** The listed pages whose form the API accepts: none while the API is unavailable. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const answer = await listForms({ ...apiFor(site), timeout: formListTimeout });
  const { data: list } = formList.safeParse(answer);
  if (!list) site.log.warn({ code: isCallError(answer) && answer.code }, 'The list of forms is unavailable');
  const accepted = new Set(list?.forms.map(({ name }) => name));
  return {
    paths: site.siteMap.page('home').paths,
    services: site.siteMap.listed
      .filter(({ id }) => accepted.has(id))
      .map(({ id, paths }) => ({ id, paths })),
  };
}

export default function HomePage({ loaderData: { paths, services } }: Route.ComponentProps) {
  const t = useT(homeMessages);
  const locale = useLocale();
  const tiles = services.flatMap(({ id, paths }) => {
    const texts = formTiles[id]?.[locale];
    return texts ? [{ ...texts, href: paths[locale], picture: pictures[id] }] : [];
  });
  const [first] = tiles;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} paths={paths} />
      <Hero
        title={t('tagline')}
        tagline={t('lead')}
        actions={first && [{ href: first.href, label: first.action }]}
        picture={<img src={winterRoad} alt="" width="1600" height="900" fetchPriority="high" />}
      />
      {tiles.length > 0 && (
        <Section>
          <h2>{t('servicesTitle')}</h2>
          <LinkTileList>
            {tiles.map(({ title, description, href, picture }) => (
              <LinkTile
                key={href}
                href={href}
                title={title}
                description={description}
                picture={picture && <img src={picture} alt="" loading="lazy" />}
              />
            ))}
          </LinkTileList>
        </Section>
      )}
      <Section width="text">
        <h2>{t('aboutTitle')}</h2>
        <p>{t('about')}</p>
        <p>{t('aboutMore')}</p>
      </Section>
    </>
  );
}
