import { AlertsBanner } from '@jalon/ui/alerts-banner';
import { RichText } from '@jalon/ui/rich-text';
import type { PageView } from './view.ts';

/** The notices at the top of a page, which a visitor can close. */
export function PageAlerts({ alerts }: Pick<PageView, 'alerts'>) {
  const notices = alerts.map(({ content, ...alert }) => ({
    ...alert,
    content: content && <RichText html={content} />,
  }));
  return <AlertsBanner notices={notices} />;
}
