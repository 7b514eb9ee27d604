import { searchIndex } from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import { cleanText } from './text.ts';

/** Maximum characters of a document's text, about a hundred printed pages. */
export const bodyLimit = 200_000;

const shown = (limit: number) => z.pipe(z.string().check(z.maxLength(limit)), z.transform(cleanText));
const required = (limit: number) => shown(limit).check(z.minLength(1));
/** A path of the site or a web address; other schemes, such as `javascript:`, are refused. */
const address = z.string().check(z.maxLength(2_000), z.regex(/^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/));

const fields = z.object({
  index: searchIndex,
  /** Unique in its index. Default: the address. */
  id: z.optional(required(500)),
  url: address,
  title: required(500),
  headings: z._default(z.array(shown(500)).check(z.maxLength(500)), []),
  body_content: z._default(shown(bodyLimit), ''),
  type: z.nullish(required(100)),
  year: z.nullish(z.int().check(z.minimum(1000), z.maximum(9999))),
  image: z.nullish(address),
  label: z.nullish(required(100)),
  reading_time: z.nullish(required(100)),
});

/** A document to index, with the field names of results. */
export const searchEntry = z.pipe(
  fields,
  z.transform((entry) => ({ ...entry, id: entry.id ?? entry.url })),
);
export type SearchEntry = z.infer<typeof searchEntry>;
