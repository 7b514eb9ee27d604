import type { ContentIslandName } from './parts/content-parts.ts';

/**
 * The parts of a page that need a script, by name, for a host that hydrates parts of its pages. Their props are JSON.
 */
export const contentIslands = {
  accordion: async () => (await import('@jalon/ui/accordion')).Accordion,
  alerts: async () => (await import('./alerts/page-alerts.tsx')).PageAlerts,
  'content-header': async () => (await import('./features/content-header.tsx')).ContentHeader,
  gallery: async () => (await import('./features/content-gallery.tsx')).ContentGallery,
  'info-list': async () => (await import('./features/explained-info-list.tsx')).ExplainedInfoList,
  'rich-text': async () => (await import('@jalon/ui/rich-text')).RichText,
  'warning-overlay': async () => (await import('./features/content-warning.tsx')).ContentWarning,
} satisfies Record<ContentIslandName, () => Promise<unknown>>;
