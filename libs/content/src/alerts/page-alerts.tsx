'use client';

import { AlertsBanner } from '@jalon/ui/alerts-banner';
import { RichText } from '@jalon/ui/rich-text';
import { useSyncExternalStore } from 'react';
import type { PageView } from '../view/view.ts';
import { closeAlert, idsIn, readClosedAlerts } from './closed-alert-ids.ts';

/** The notices at the top of a page. A closed one does not show again on the next pages; the server shows every alert. */
export function PageAlerts({ alerts }: Pick<PageView, 'alerts'>) {
  const closed = idsIn(useSyncExternalStore(neverChanges, readClosedAlerts, () => ''));
  const notices = alerts
    .filter(({ id }) => !closed.includes(id))
    .map(({ content, ...alert }) => ({ ...alert, content: content && <RichText html={content} /> }));
  return <AlertsBanner notices={notices} onDismiss={closeAlert} />;
}

// The banner itself removes an alert closed on this page, and moves the focus.
const neverChanges = () => () => {};
