'use client';

import { Accordion } from '@jalon/ui/accordion';
import { AdviceTileList } from '@jalon/ui/advice-tile-list';
import { ArticleSpotlight } from '@jalon/ui/article-spotlight';
import { Breadcrumb } from '@jalon/ui/breadcrumb';
import { ExpertOpinion } from '@jalon/ui/expert-opinion';
import { FreeText } from '@jalon/ui/free-text';
import { HeroVariant } from '@jalon/ui/hero-variant';
import { Icon } from '@jalon/ui/icon';
import { IconBlockList } from '@jalon/ui/icon-block';
import { Image } from '@jalon/ui/image';
import { NavLinkList } from '@jalon/ui/nav-link-list';
import { NotImplemented } from '@jalon/ui/not-implemented';
import { PromoBanner } from '@jalon/ui/promo-banner';
import { QuickLinkList } from '@jalon/ui/quick-link-list';
import { RichText } from '@jalon/ui/rich-text';
import { Section } from '@jalon/ui/section';
import { TitleBlock } from '@jalon/ui/title-block';
import { type ReactNode, use, useId } from 'react';
import { ContentIsland } from '../parts/content-island.tsx';
import { hasVideo } from '../view/video-part.ts';
import type { FeatureView, ViewOf } from '../view/view.ts';
import { ContentGallery } from './content-gallery.tsx';
import { ContentHeader } from './content-header.tsx';
import { ContentWarning } from './content-warning.tsx';
import { ExplainedInfoList } from './explained-info-list.tsx';
import { ContentBigFooter, ContentSimpleFooter, columnOf, QuickInfoBlock } from './footers.tsx';
import { Framed, InGroup } from './framed.tsx';
import { HostedFeature } from './hosted-feature.tsx';
import { PageList } from './page-list.tsx';
import { Recording } from './recording.tsx';
import { useKindOfAdvice } from './use-kind-of-advice.ts';

/** One feature of a page, by its model id. An unknown id shows a placeholder. */
export function Feature({ feature }: { feature: FeatureView }): ReactNode {
  switch (feature.modelId) {
    case 'accordion':
      return <AccordionFeature {...feature} />;
    case 'accordion-info-list':
      return <InfoListFeature {...feature} />;
    case 'advice-tile-list':
    case 'advice-tile-list-query':
      return (
        <Framed {...feature}>
          <AdviceTileList
            // The linked pages repeat the text of the tiles.
            data-nosnippet
            columns={feature.columns}
            tiles={feature.shown.map((tile) => ({ ...tile, headingLevel: feature.title ? 3 : 2 }))}
          />
        </Framed>
      );
    case 'article-spotlight':
      return <SpotlightFeature {...feature} />;
    case 'big-footer':
      return <ContentBigFooter {...feature} />;
    case 'breadcrumb':
      return (
        <Section>
          <Breadcrumb variant={feature.variant} crumbs={feature.crumbs} />
        </Section>
      );
    case 'expert-opinion': {
      const { title, subtitle, surface, anchor, modelId: _, image, ...opinion } = feature;
      return (
        <Framed title={title} subtitle={subtitle} surface={surface} anchor={anchor}>
          <ExpertOpinion {...opinion} image={image && <Image {...image} sizes="article" />} />
        </Framed>
      );
    }
    case 'faq':
      return <FaqFeature {...feature} />;
    case 'free-text':
      return <FreeTextFeature {...feature} />;
    case 'gallery': {
      const items = feature.items.map((item) => ('image' in item ? item.image : item));
      return (
        <Framed {...feature}>
          <ContentIsland name="gallery" component={ContentGallery} props={{ label: feature.label, items }} />
        </Framed>
      );
    }
    case 'hero-variant': {
      const { modelId: _, anchor, ...hero } = feature;
      return <HeroVariant id={anchor} {...hero} />;
    }
    case 'icon-blocks':
      return (
        <Framed {...feature}>
          <IconBlockList
            columns={feature.columns}
            blocks={feature.blocks.map(({ icon, ctas = [], ...block }) => ({
              ...block,
              icon: icon && <Icon name={icon} size="x-large" />,
              ctas: [ctas[0], ctas[1]] as const,
              headingLevel: feature.title ? 3 : 2,
            }))}
          />
        </Framed>
      );
    case 'nav-link-list':
      return (
        <Framed surface={feature.surface} anchor={feature.anchor}>
          <NavLinkList {...columnOf(feature, '')} headingLevel={use(InGroup) ? 3 : 2} />
        </Framed>
      );
    case 'page-list':
      return (
        <Framed {...feature}>
          <PageList groups={feature.groups} />
        </Framed>
      );
    case 'promo-banner': {
      const { modelId: _, anchor, image, ctas = [], legal_note, ...banner } = feature;
      return (
        <Framed>
          <PromoBanner
            id={anchor}
            {...banner}
            picture={image && <Image {...image} sizes="article" />}
            primary={ctas[0]}
            secondary={ctas[1]}
            legal={legal_note}
          />
        </Framed>
      );
    }
    case 'quick-info': {
      const { modelId: _, anchor, surface, ...info } = feature;
      return (
        <Framed surface={surface} anchor={anchor}>
          <QuickInfoBlock {...info} headingLevel={use(InGroup) ? 3 : 2} />
        </Framed>
      );
    }
    case 'quick-link-list': {
      const { modelId: _, anchor, subtitle, ...list } = feature;
      return <QuickLinkList id={anchor} subheading={subtitle} {...list} />;
    }
    case 'recording':
      return <Recording {...feature} />;
    case 'simple-footer':
      return <ContentSimpleFooter {...feature} />;
    case 'title': {
      const { modelId: _, anchor, ...title } = feature;
      return <TitleBlock id={anchor} {...title} />;
    }
    case 'warning-overlay':
      return <WarningFeature {...feature} />;
    case 'form':
    case 'help-me-choose':
    case 'membership-comparator':
    case 'membership-spotlight':
      return <HostedFeature feature={feature} />;
    case 'header': {
      const { modelId: _, anchor: _anchor, ...header } = feature;
      return <ContentIsland name="content-header" component={ContentHeader} props={header} />;
    }
    case 'unknown':
      return (
        <Section>
          <NotImplemented name={feature.name} />
        </Section>
      );
  }
}

function FreeTextFeature({ heading, subheading, content, surface, anchor, width }: ViewOf<'free-text'>) {
  const isInGroup = use(InGroup);
  const isPlayed = hasVideo(content);
  if (isInGroup || isPlayed) {
    return (
      <Framed title={heading} subtitle={subheading} anchor={anchor} surface={surface} width={width ?? 'text'}>
        {isPlayed ? (
          <ContentIsland name="rich-text" component={RichText} props={{ html: content }} />
        ) : (
          <RichText html={content} />
        )}
      </Framed>
    );
  }
  return (
    <FreeText
      heading={heading}
      subheading={subheading}
      html={content}
      surface={surface}
      id={anchor}
      width={width}
    />
  );
}

function AccordionFeature({ items, title, subtitle, surface, anchor, ...feature }: ViewOf<'accordion'>) {
  const { type, collapsible, defaultValue, variant, bullets, table, viewMoreButton } = feature;
  return (
    <Framed title={title} subtitle={subtitle} surface={surface} anchor={anchor} width="text">
      <ContentIsland
        name="accordion"
        component={Accordion}
        props={{
          type,
          collapsible,
          defaultValue,
          variant,
          bullets,
          table,
          headingLevel: title ? 3 : 2,
          viewMoreButton: viewMoreButton && {
            numberOfItemsDisplayed: viewMoreButton.number_of_item_displayed,
            label: viewMoreButton.label,
          },
          items: items.map(({ value, header, content, legal_note }) => ({
            value,
            header,
            content,
            legalNote: legal_note,
          })),
        }}
      />
    </Framed>
  );
}

/** Questions and answers; any number can be open. */
function FaqFeature({ items, ...feature }: ViewOf<'faq'>) {
  return (
    <Framed {...feature} width="text">
      <ContentIsland
        name="accordion"
        component={Accordion}
        props={{
          type: 'multiple',
          items: items.map(({ question, answer }, index) => ({
            value: String(index),
            header: question,
            content: answer,
          })),
        }}
      />
    </Framed>
  );
}

function InfoListFeature({ items, type, columns, ...feature }: ViewOf<'accordion-info-list'>) {
  return (
    <Framed {...feature} width={type === 'accordion' ? 'text' : 'wide'}>
      <ContentIsland
        name="info-list"
        component={ExplainedInfoList}
        props={{
          items,
          type,
          columns,
          itemsShown: feature.number_of_item_displayed,
          headingLevel: feature.title ? 3 : 2,
        }}
      />
    </Framed>
  );
}

function SpotlightFeature({ article, ...feature }: ViewOf<'article-spotlight'>) {
  const kindOf = useKindOfAdvice();
  if (!article) return null;
  const { type, image, published, lineOfBusiness, lifeMoment, ...info } = article;
  if (!image) return null;
  return (
    <Framed {...feature}>
      <ArticleSpotlight
        {...info}
        label={type && kindOf(type)}
        lineOfBusiness={lineOfBusiness && { ...lineOfBusiness }}
        lifeMoment={lifeMoment && { ...lifeMoment }}
        image={image}
        publishedDate={published ? new Date(published) : undefined}
        actionLabel={feature.actionLabel ?? article.actionLabel}
        headingLevel={feature.title ? 3 : 2}
      />
    </Framed>
  );
}

function WarningFeature({ modelId: _, anchor, surface, ...overlay }: ViewOf<'warning-overlay'>) {
  const id = useId();
  return (
    <Framed surface={surface}>
      <ContentIsland
        name="warning-overlay"
        component={ContentWarning}
        props={{ ...overlay, id: anchor ?? id }}
      />
    </Framed>
  );
}
