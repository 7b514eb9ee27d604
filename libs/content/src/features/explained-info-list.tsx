import { useT } from '@jalon/i18n/react';
import { HoverCard } from '@jalon/ui/hover-card';
import { Icon } from '@jalon/ui/icon';
import { InfoList, type InfoListProps } from '@jalon/ui/info-list';
import { Tooltip } from '@jalon/ui/tooltip';
import type { ViewOf } from '../view/view.ts';
import { featureMessages } from './feature.messages.ts';

type InfoItem = ViewOf<'accordion-info-list'>['items'][number];

export interface ExplainedInfoListProps
  extends Pick<InfoListProps, 'type' | 'columns' | 'itemsShown' | 'headingLevel'> {
  items: readonly InfoItem[];
}

/** An info list whose items have explanations. */
export function ExplainedInfoList({ items, ...props }: ExplainedInfoListProps) {
  return (
    <InfoList
      {...props}
      items={items.map((item) => ({ ...item, tooltip: item.tooltip && <Explanation {...item} /> }))}
    />
  );
}

/** The explanation of an item: a tooltip, or a hover card when it contains a link. */
function Explanation({ title = '', tooltip }: Pick<InfoItem, 'title' | 'tooltip'>) {
  const t = useT(featureMessages);
  if (!tooltip) return null;
  const { description, linkHref, linkLabel, side, theme } = tooltip;
  const label = t('details', { title });
  if (!linkHref) return <Tooltip content={description} label={label} side={side} />;
  return (
    <HoverCard
      description={description}
      linkHref={linkHref}
      linkLabel={linkLabel}
      side={side}
      theme={theme}
      aria-label={label}
    >
      <Icon name="info" size="small" />
    </HoverCard>
  );
}
