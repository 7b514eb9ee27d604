/**
 * The parts of a content page that need a script, by name. The browser loads one when someone first points at it,
 * touches it, focuses it or presses it. Their props are JSON.
 */
export const islands = {
  accordion: async () => (await import('@jalon/ui/accordion')).Accordion,
  alerts: async () => (await import('../content/alerts/page-alerts.tsx')).PageAlerts,
  gallery: async () => (await import('../content/features/content-gallery.tsx')).ContentGallery,
  header: async () => (await import('../frame/header/site-header.tsx')).SiteHeader,
  'info-list': async () => (await import('../content/features/explained-info-list.tsx')).ExplainedInfoList,
  memberships: async () => (await import('../content/features/priced-memberships.tsx')).PricedMemberships,
  'rich-text': async () => (await import('@jalon/ui/rich-text')).RichText,
  'warning-overlay': async () => (await import('../content/features/content-warning.tsx')).ContentWarning,
};

export type IslandName = keyof typeof islands;

export type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]>>;
