import * as z from 'zod/mini';
import { foreignPicture, hasForeignPicture, markdownToHtml } from '../text/markdown.ts';

/** Field types for features and pages. Texts are checked after `typography` is applied to them. */

/** Plain text. */
export const line = z.string().check(z.minLength(1), z.maxLength(400));

/** A text in Markdown, as an editor writes it. */
export const markdownSource = z
  .string()
  .check(
    z.minLength(1),
    z.refine((text) => !hasForeignPicture(markdownToHtml(text)), foreignPicture),
  )
  .register(z.globalRegistry, { format: 'markdown' });

/** A text in Markdown, converted to HTML for `RichText`. */
export const markdown = z.pipe(markdownSource, z.transform(markdownToHtml));

/**
 * An address: `page:<id>` for a page of the site in the language of the text, with an optional `?name=value` and `#anchor`; a path; an
 * address with its scheme; or an anchor of the same page.
 */
export const href = z
  .string()
  .check(
    z.regex(
      /^(page:[a-z0-9-]+(\?[a-zA-Z]+=[a-zA-Z0-9-]+)?(#[a-z0-9-]+)?|\/[^\s]*|https:\/\/\S+|mailto:\S+|tel:\S+|#[a-z0-9-]+)$/,
      'must be page:<id>, a path, an https, mailto or tel address, or an #anchor',
    ),
  );

/** `picture:<name>` for a scene of the design system, or a path of the site: its policy blocks pictures of other hosts. */
const pictureSource = z
  .string()
  .check(
    z.regex(
      /^(picture:[a-z-]+|\/[^\s/]\S*)$/,
      'must be picture:<name> or a path of the site, such as /media/<file>; pictures of other hosts are blocked',
    ),
  );

/** A file of the folder `media`, with one of these endings. */
const mediaFile = (endings: string) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^/media/[\\w-][\\w.-]*\\.(${endings})$`),
        `must be /media/ and a file (${endings})`,
      ),
    );
export const recordingFile = mediaFile('webm|mp4|mp3');
export const captionFile = mediaFile('vtt');

/** An image. `alt` is empty when it is decorative. */
export const image = z
  .strictObject({
    src: pictureSource,
    alt: z._default(z.string(), ''),
    width: z._default(z.int(), 1600),
    height: z._default(z.int(), 900),
  })
  .register(z.globalRegistry, { title: 'Image' });

/** A call to action. */
export const cta = z
  .strictObject({ label: line, href })
  .register(z.globalRegistry, { title: 'Call to action' });

/** A call to action with the property names of the hero variant. */
export const titledCta = z
  .strictObject({ title: z.optional(line), href: z.optional(href) })
  .register(z.globalRegistry, { title: 'Titled call to action' });

const variant = z.enum(['default', 'primary', 'secondary', 'tertiary', 'quaternary']);
const alternate = z.enum(['default-alt', 'primary-alt', 'secondary-alt', 'tertiary-alt', 'quaternary-alt']);

/** The five colour variants and their alternates. */
export const surface = z.union([variant, alternate]);

/** Grid templates. */
export const columns = z.union([z.literal(2), z.literal(3)]);

/** A day, `2026-11-23`. */
export const day = z.iso.date();
