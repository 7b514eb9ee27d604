import { iconNames } from '@jalon/ui/values';
import * as z from 'zod/mini';
import { markdownMap, markdownToHtml } from '../text/markdown.ts';
import {
  captionFile,
  columns,
  cta,
  day,
  href,
  image,
  line,
  markdown,
  markdownSource,
  recordingFile,
  surface,
  titledCta,
} from './fields.ts';

/** Fields of every feature. */
const look = { surface: z.optional(surface) };
const titled = { ...look, title: line, subtitle: z.optional(line) };
const optionallyTitled = { ...titled, title: z.optional(line) };
const icon = z.enum(iconNames);
const ctas = z.optional(z.array(cta).check(z.maxLength(2)));

const youtubeId = z
  .string()
  .check(z.regex(/^[\w-]+$/, 'must be the id of a video, such as M7lc1UVf-VE, and not its address'));

/** An explanation of a word: a tooltip, or a hover card if it has a link. */
const hoverCard = z.strictObject({
  description: line,
  linkHref: z.optional(href),
  linkLabel: z.optional(line),
  side: z.optional(z.enum(['top', 'bottom'])),
  theme: z.optional(z.enum(['light', 'dark'])),
});

const viewMoreButton = z.strictObject({
  number_of_item_displayed: z.int().check(z.minimum(1)),
  /** `[count]` is replaced with the number of items. */
  label: line,
});

/** An item as it is written in a file. */
const writtenAccordionItem = z.strictObject({
  value: line,
  header: line,
  /** With `accordionFeatAndSpecs`, a map, or its Markdown: `## name` above each text, for editors with one text field. */
  content: z.optional(z.union([markdownSource, z.record(line, markdownSource)])),
  legal_note: z.optional(markdown),
  /** `content` is a map of features and specifications: each name is a sub-heading of its text. */
  accordionFeatAndSpecs: z.optional(z.boolean()),
});

/** An item with its content as HTML, or with a map of names to HTML if `accordionFeatAndSpecs` is true. */
const accordionItem = z.pipe(
  writtenAccordionItem,
  z.transform(({ content, ...item }, { issues }) => {
    const { accordionFeatAndSpecs: isMap = false } = item;
    const map = isMap && typeof content === 'string' ? markdownMap(content) : content;
    if (isMap && typeof map !== 'object') {
      issues.push({ code: 'custom', message: notAMap, input: content, path: ['content'] });
    }
    if (!isMap && typeof map === 'object') {
      issues.push({ code: 'custom', message: notAText, input: content, path: ['content'] });
    }
    return { ...item, content: map && htmlOf(map) };
  }),
);
function htmlOf(content: string | Readonly<Record<string, string>>): string | Record<string, string> {
  if (typeof content === 'string') return markdownToHtml(content);
  return Object.fromEntries(Object.entries(content).map(([name, text]) => [name, markdownToHtml(text)]));
}

const notAMap =
  'must be a map of names to texts, or Markdown with "## name" above each text, because accordionFeatAndSpecs is true';
const notAText = 'is a map: accordionFeatAndSpecs must be true';

/** The kinds of advice. */
export const adviceTypes = ['article', 'guide', 'podcast', 'video', 'road test'] as const;
export type AdviceType = (typeof adviceTypes)[number];

const tile = z.strictObject({
  url: href,
  title: z.optional(line),
  image: z.optional(image),
  description: z.optional(line),
  type: z.enum(adviceTypes),
  maker: z.optional(line),
  model: z.optional(line),
  year: z.optional(z.int()),
  bottomTag: z.optional(line),
});

/** Selects the pages of advice for a list: those with every value. */
const query = z.strictObject({
  type: z.optional(z.enum(adviceTypes)),
  subject: z.optional(z.string()),
  lifeMoment: z.optional(z.string()),
  limit: z.optional(z.int().check(z.minimum(1))),
});

const phone = z.strictObject({ number: line, label: z.optional(line) });
const quickInfo = {
  tag: z.optional(line),
  title: z.optional(line),
  subtitle: z.optional(line),
  description: z.optional(line),
  phones: z.optional(z.array(phone)),
  ctas,
};

const navLinks = z.strictObject({
  title: line,
  /** Default for a page of the site: its own label. */
  links: z
    .array(z.strictObject({ href, label: z.optional(line), icon: z.optional(icon) }))
    .check(z.minLength(1)),
});
const footerGroup = z.union([navLinks, z.strictObject({ quickInfo: z.strictObject(quickInfo) })]);

/** The schema of every feature by its model id. A feature is an object with `modelId` and these fields. */
export const features = {
  'accordion-info-list': z.strictObject({
    ...optionallyTitled,
    type: z.enum(['accordion', 'bullet']),
    columns: z.optional(columns),
    number_of_item_displayed: z.optional(z.int().check(z.minimum(1))),
    items: z
      .array(
        z.strictObject({
          title: z.optional(line),
          label: z.optional(line),
          link: z.optional(z.strictObject({ href, label: line })),
          tooltip: z.optional(hoverCard),
          description: z.optional(markdown),
          legal: z.optional(markdown),
        }),
      )
      .check(z.minLength(1)),
  }),
  accordion: z.strictObject({
    ...optionallyTitled,
    type: z._default(z.enum(['single', 'multiple']), 'multiple'),
    collapsible: z.optional(z.boolean()),
    defaultValue: z.optional(z.array(z.string())),
    variant: z.optional(z.enum(['lines', 'cards'])),
    bullets: z.optional(z.boolean()),
    table: z.optional(z.boolean()),
    items: z.array(accordionItem).check(z.minLength(1)),
    viewMoreButton: z.optional(viewMoreButton),
  }),
  'advice-tile-list': z.strictObject({
    ...optionallyTitled,
    columns: z.optional(columns),
    /** Ids of pages of the site, or complete tiles. */
    tiles: z.array(z.union([z.strictObject({ page: z.string() }), tile])).check(z.minLength(1)),
  }),
  'advice-tile-list-query': z.strictObject({ ...optionallyTitled, columns: z.optional(columns), query }),
  'article-spotlight': z.strictObject({
    ...optionallyTitled,
    page: z.string(),
    actionLabel: z.optional(line),
  }),
  'big-footer': z.strictObject({
    columns: z.array(navLinks).check(z.length(4)),
    groups: z.array(footerGroup).check(z.minLength(2), z.maxLength(4)),
    promos: z.optional(
      z
        .array(z.strictObject({ href, title: line, description: z.optional(line), image: z.optional(image) }))
        .check(z.maxLength(2)),
    ),
    legal: z.optional(line),
  }),
  breadcrumb: z.strictObject({ variant: z._default(z.enum(['trail', 'back']), 'trail') }),
  'expert-opinion': z.strictObject({
    ...optionallyTitled,
    image: z.optional(image),
    tag: z.optional(z.enum(['astuce', 'coeur', 'expert', 'experte'])),
    quote: line,
    name: line,
    occupation: z.optional(line),
    organisation: z.optional(line),
    imagePosition: z.optional(z.enum(['left', 'right'])),
  }),
  faq: z.strictObject({
    ...titled,
    items: z.array(z.strictObject({ question: line, answer: markdown })).check(z.minLength(1)),
  }),
  form: z.strictObject({ ...optionallyTitled, formId: z.int() }),
  'free-text': z.strictObject({
    ...look,
    heading: z.optional(line),
    subheading: z.optional(line),
    width: z.optional(z.enum(['text', 'wide'])),
    content: markdown,
  }),
  gallery: z.strictObject({
    ...optionallyTitled,
    label: z.optional(line),
    items: z
      .array(z.union([z.strictObject({ image }), z.strictObject({ youtubeId, title: z.optional(line) })]))
      .check(z.minLength(1)),
  }),
  header: z.strictObject({
    phone: z.optional(line),
    actions: z.optional(z.array(cta).check(z.maxLength(2))),
  }),
  'hero-variant': z.strictObject({
    ...look,
    heading: line,
    accentHeading: z.optional(line),
    subheading: z.optional(line),
    primary: z.optional(titledCta),
    secondary: z.optional(titledCta),
  }),
  'icon-blocks': z.strictObject({
    ...optionallyTitled,
    columns: z.optional(columns),
    blocks: z
      .array(
        z.strictObject({
          id: z.string(),
          icon: z.optional(icon),
          heading: line,
          description: z.optional(line),
          name: z.optional(line),
          location: z.optional(line),
          background: z.optional(surface),
          ctas,
        }),
      )
      .check(z.minLength(1)),
  }),
  /** Asks a few questions, then recommends two memberships. */
  'help-me-choose': z.strictObject({
    ...optionallyTitled,
    memberships: z.array(z.string()),
    /** The page with the comparator. */
    comparator: href,
  }),
  'membership-comparator': z.strictObject({
    ...optionallyTitled,
    memberships: z.array(z.string()),
    /** A tile of each membership above the table. */
    tiles: z._default(z.boolean(), true),
  }),
  'membership-spotlight': z.strictObject({ ...optionallyTitled, memberships: z.array(z.string()) }),
  'nav-link-list': z.strictObject({ ...look, ...navLinks.shape }),
  'page-list': z.strictObject({ ...optionallyTitled }),
  'promo-banner': z.strictObject({
    ...look,
    title: line,
    description: z.optional(line),
    tag: z.optional(line),
    image: z.optional(image),
    ctas,
    legal_note: z.optional(line),
  }),
  'quick-info': z.strictObject({ ...look, ...quickInfo }),
  'quick-link-list': z.strictObject({
    ...titled,
    columns: z.optional(columns),
    orientation: z.optional(z.enum(['vertical', 'horizontal'])),
    items: z
      .array(
        z.strictObject({
          href,
          title: line,
          subheader: z.optional(line),
          description: z.optional(line),
          shortDescription: z.optional(line),
          image: z.optional(image),
          forceReload: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1)),
  }),
  /** A video or a podcast of the site. The text of the page is its transcript. */
  recording: z.strictObject({
    ...optionallyTitled,
    /** The name for screen readers. */
    label: line,
    src: recordingFile,
    /** The same recording in another format, for browsers that don’t play the first. */
    fallback: z.optional(recordingFile),
    captions: captionFile,
    poster: image,
    note: z.optional(line),
  }),
  'simple-footer': z.strictObject({
    sections: z.array(navLinks).check(z.minLength(1)),
    social: z.optional(navLinks.shape.links),
    legal: z.optional(line),
  }),
  title: z.strictObject({
    ...look,
    title: line,
    accent: z.optional(line),
    subtitle: z.optional(line),
    align: z.optional(z.enum(['start', 'center'])),
  }),
  'warning-overlay': z.strictObject({
    ...look,
    heading: line,
    intro: z.optional(line),
    description: z.optional(markdown),
    logo: z.optional(image),
    continueButton: z.strictObject({ label: line }),
    cancelButton: z.strictObject({ label: line }),
    hideCTAS: z.optional(z.boolean()),
    href,
    openNewTab: z.optional(z.boolean()),
    linkTitle: line,
    actionEvent: line,
  }),
} as const;

export type ModelId = keyof typeof features;
export type FeatureOf<M extends ModelId> = z.infer<(typeof features)[M]> & { readonly modelId: M };
/** A checked feature from content. */
export type Feature = { [M in ModelId]: FeatureOf<M> }[ModelId];
/** A feature that this version of the site does not support. */
export interface UnknownFeature {
  readonly modelId: 'unknown';
  readonly name: string;
}

/** The features that a page can have. Header and footers are also in the frame of every page. */
export const modelIds = Object.keys(features) as ModelId[];
export const isModelId = (value: unknown): value is ModelId => modelIds.includes(value as ModelId);
export { day };
