'use client';

import { formatDate } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Breadcrumb } from '@jalon/ui/breadcrumb';
import { Hero } from '@jalon/ui/hero';
import { HeroVariant } from '@jalon/ui/hero-variant';
import { Image } from '@jalon/ui/image';
import { InPageNavigation } from '@jalon/ui/in-page-navigation';
import { Link } from '@jalon/ui/link';
import { TitleHero } from '@jalon/ui/title-hero';
import { use, useMemo } from 'react';
import { PageAlerts } from '../alerts/page-alerts.tsx';
import { Feature } from '../features/feature.tsx';
import { Framed, InGroup } from '../features/framed.tsx';
import { useKindOfAdvice } from '../features/use-kind-of-advice.ts';
import { ContentIsland } from '../parts/content-island.tsx';
import { type ContentParts, ContentPartsContext } from '../parts/content-parts.ts';
import type { BlockView, PageView } from '../view/view.ts';
import { contentPageMessages } from './content-page.messages.ts';
import { Blocks, Facts, Members, Trail } from './content-page.styles.ts';

export interface ContentPageProps {
  view: PageView;
  /** The features that libraries of the host draw. */
  renderers?: ContentParts['renderers'];
  /** Draws a part that needs a script, for a host that hydrates parts of its pages. */
  island?: ContentParts['Island'];
}

/** A page of content: alerts, breadcrumb, hero, then its blocks. Its metadata are those of `ContentHead`. A breadcrumb that is the first block comes before the hero. */
export function ContentPage({ view, renderers, island }: ContentPageProps) {
  const usual = use(ContentPartsContext);
  const parts = useMemo(
    () => ({ renderers: renderers ?? usual.renderers, Island: island ?? usual.Island }),
    [renderers, island, usual],
  );
  return (
    <ContentPartsContext value={parts}>
      <WholePage view={view} />
    </ContentPartsContext>
  );
}

function WholePage({ view }: Pick<ContentPageProps, 'view'>) {
  const first = firstBreadcrumb(view);
  const variant = first?.variant ?? view.breadcrumb;
  const blocks = view.blocks.slice(first ? 1 : 0);
  return (
    <>
      {view.alerts.length > 0 && (
        <ContentIsland name="alerts" component={PageAlerts} props={{ alerts: view.alerts }} />
      )}
      {variant !== 'none' && view.crumbs.length > 1 && (
        <Trail data-variant={variant} data-model={first && 'breadcrumb'}>
          <div>
            <Breadcrumb variant={variant} crumbs={view.crumbs} />
          </div>
        </Trail>
      )}
      {!startsWithHero(blocks) && <PageHero view={view} />}
      <PageFacts view={view} />
      {view.sections.length > 0 && <InPageNavigation anchors={view.sections} />}
      <Blocks>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
          <div key={`${view.id} ${index}`} data-model={'modelId' in block ? block.modelId : 'group'}>
            <BlockOfPage block={block} />
          </div>
        ))}
      </Blocks>
    </>
  );
}

function BlockOfPage({ block }: { block: BlockView }) {
  if ('modelId' in block) return <Feature feature={block} />;
  return (
    <Framed title={block.title} subtitle={block.subtitle} anchor={block.anchor}>
      <Members data-columns={block.columns}>
        <InGroup value={true}>
          {block.features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the features of a group never move.
            <div key={index} data-model={feature.modelId}>
              <Feature feature={feature} />
            </div>
          ))}
        </InGroup>
      </Members>
    </Framed>
  );
}

function firstBreadcrumb({ blocks: [first] }: PageView) {
  return first && 'modelId' in first && first.modelId === 'breadcrumb' ? first : undefined;
}

/** Whether the first block is the hero of the page. */
function startsWithHero([first]: readonly BlockView[]): boolean {
  return first !== undefined && 'modelId' in first && first.modelId === 'hero-variant';
}

/**
 * The title hero on a full-width page, otherwise the standard hero. Without an image, the hero variant, except with a
 * primary button alone, which the hero variant does not show.
 */
function PageHero({ view: { hero, heroAnchor, fullWidth } }: { view: PageView }) {
  const { heading, tagline, image, size = 'compact', primaryCta, secondaryCta } = hero;
  const id = heroAnchor || undefined;
  if (fullWidth) {
    return (
      <TitleHero
        id={id}
        title={heading}
        tagline={tagline}
        picture={image && <Image {...image} sizes="100vw" priority />}
        primary={primaryCta}
        secondary={secondaryCta}
      />
    );
  }
  if (!image && (secondaryCta || !primaryCta)) {
    return (
      <HeroVariant
        id={id}
        heading={heading}
        subheading={tagline}
        primary={titled(primaryCta)}
        secondary={titled(secondaryCta)}
      />
    );
  }
  return (
    <Hero
      id={id}
      title={heading}
      tagline={tagline}
      size={size}
      picture={image && <Image {...image} alt="" sizes="100vw" priority />}
      actions={[primaryCta, secondaryCta]}
    />
  );
}

const titled = (cta: PageView['hero']['primaryCta']) => cta && { href: cta.href, title: cta.label };

/** The kind of a piece of advice, its date, reading time and topics. */
function PageFacts({ view: { type, published, updated, readingTime, facts } }: { view: PageView }) {
  const t = useT(contentPageMessages);
  const kindOf = useKindOfAdvice();
  const locale = useLocale();
  if (!type) return null;
  const date = (day: string) => <time dateTime={day}>{formatDate(new Date(day), locale)}</time>;
  return (
    <Facts data-surface="secondary">
      <ul aria-label={t('about')}>
        <li>{kindOf(type)}</li>
        {published && (
          <li>
            {t('published')} {date(published)}
          </li>
        )}
        {updated && updated !== published && (
          <li>
            {t('updated')} {date(updated)}
          </li>
        )}
        {readingTime && <li>{t('reading', { time: readingTime })}</li>}
        {facts.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
        ))}
      </ul>
    </Facts>
  );
}
