import { type ContentEngine, createContent } from '@jalon/content/server';
import type { RouterContextProvider } from 'react-router';
import { contentOptions } from '../content/content-options.server.ts';
import { getSite } from '../site-context.server.ts';
import { formFeature } from './form-feature.server.ts';
import { membershipFeatures } from './membership-features.server.ts';

/** The content, for one request. */
export function siteContent(context: Readonly<RouterContextProvider>): ContentEngine {
  const site = getSite(context);
  const { content, siteMap: table, settings } = site;
  return createContent({
    ...contentOptions(settings),
    pages: () => ({ content, table }),
    features: { form: formFeature(context), ...membershipFeatures(site) },
  });
}
