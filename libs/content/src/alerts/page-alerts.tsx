import { AlertsBanner } from '@jalon/ui/alerts-banner';
import { RichText } from '@jalon/ui/rich-text';
import type { PageView } from '../view/view.ts';
import { useClosedAlerts } from './closed-alerts.ts';

/** The notices at the top of a page. A closed one does not show again on the next pages. */
export function PageAlerts({ alerts }: Pick<PageView, 'alerts'>) {
  const [closed, close] = useClosedAlerts();
  const notices = alerts
    .filter(({ id }) => !closed.includes(id))
    .map(({ content, ...alert }) => ({ ...alert, content: content && <RichText html={content} /> }));
  return <AlertsBanner notices={notices} onDismiss={close} />;
}
