import * as z from 'zod/mini';
import { adviceTypes, features, modelIds } from './features.ts';
import { cta, day, href, image, line, markdown } from './fields.ts';

const alert = z
  .strictObject({
    /** A closed alert stays closed in that browser: a new alert needs a new id. */
    id: z.string(),
    variant: z.optional(z.enum(['info', 'success', 'warning', 'error'])),
    title: z.optional(line),
    content: z.optional(markdown),
    permanent: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { title: 'Alert' });

const hero = z
  .strictObject({
    /** Default: the page's title. */
    heading: z.optional(line),
    tagline: z.optional(line),
    image: z.optional(image),
    size: z.optional(z.enum(['full', 'compact'])),
    primaryCta: z.optional(cta),
    secondaryCta: z.optional(cta),
  })
  .register(z.globalRegistry, { title: 'Hero' });

/** The fields of a page in each of its languages. */
export const pageTexts = {
  /** Its address in this language. */
  path: z
    .string()
    .check(z.regex(/^\/(fr|en)(\/[a-z0-9-]+)*$/, 'must be a path of lower-case words under /fr or /en')),
  /** Search engines show 70 characters, including the club’s name at the end. */
  title: z.string().check(z.minLength(1), z.maxLength(57)),
  /** For search engines and lists: 60 to 200 characters. */
  description: z.string().check(z.minLength(50), z.maxLength(220)),
  /** The page's name in menus and in the breadcrumb. Default: its title. */
  label: z.optional(line),
  alerts: z.optional(z.array(alert)),
  hero: z.optional(hero),
  /** Links to the sections of the page. Default: shown if the page has five headed texts or more. */
  inPageNavigation: z.optional(z.boolean()),
};

/** Shared by both languages; only in the French file. */
export const pageFacts = {
  parent: z.optional(z.string()),
  /** Position in a menu or a list; pages without one come last. */
  order: z.optional(z.int()),
  menus: z.optional(z.array(z.enum(['header', 'footer']))),
  indexed: z.optional(z.boolean()),
  breadcrumb: z.optional(z.enum(['trail', 'back', 'none'])),
  /** A title hero instead of the standard one. */
  fullWidth: z.optional(z.boolean()),
  type: z.optional(z.enum(adviceTypes)),
  image: z.optional(image),
  published: z.optional(day),
  updated: z.optional(day),
  subjects: z.optional(z.array(z.string())),
  lifeMoments: z.optional(z.array(z.string())),
  /** The vehicle of a road test. */
  vehicle: z.optional(z.strictObject({ maker: line, model: line, year: z.int() })),
};

/** A group of features under one title. */
export const groupFields = {
  title: z.optional(line),
  subtitle: z.optional(line),
  columns: z.optional(z.union([z.literal(2), z.literal(3)])),
};

/** The texts and settings of the whole site in one language. */
export const siteTexts = {
  alerts: z.optional(z.array(alert)),
  /** Shared texts by key. */
  texts: z.record(z.string(), line),
  /** The names of subjects and life moments, and the page that lists each. */
  subjects: z.record(z.string(), z.strictObject({ label: line, href: z.optional(href) })),
  lifeMoments: z.record(z.string(), z.strictObject({ label: line, href: z.optional(href) })),
};

export type Alert = z.infer<typeof alert>;
export type Hero = z.infer<typeof hero>;

/** The JSON Schema of a page's file, for editors and their tools. */
export function pageJsonSchema(): object {
  const feature = z.union(
    modelIds.map((id) => z.extend(features[id] as z.ZodMiniObject, { modelId: z.literal(id) })) as never,
  );
  const page = z.strictObject({
    ...pageTexts,
    ...pageFacts,
    blocks: z.optional(
      z.array(
        z.union([
          feature,
          z.strictObject({
            modelId: z.optional(z.literal('group')),
            ...groupFields,
            features: z.array(feature),
          }),
        ]),
      ),
    ),
    features: z.optional(z.array(feature)),
  });
  return z.toJSONSchema(page, { io: 'input', reused: 'ref' });
}
