import { useT } from '@jalon/i18n/react';
import { Header } from '@jalon/ui/header';
import type { ViewOf } from '../view/view.ts';
import { contentHeaderMessages } from './content-header.messages.ts';

export type ContentHeaderProps = Omit<ViewOf<'header'>, 'modelId' | 'anchor'>;

/** A header from content, with the menus of the site. */
export function ContentHeader({ menus, ...header }: ContentHeaderProps) {
  const t = useT(contentHeaderMessages);
  return (
    <Header
      {...header}
      data-model="header"
      menus={menus.map((menu) => ({ ...menu, overview: t('overview', { label: menu.label }) }))}
    />
  );
}
