import { embeddedVideo } from '../../internal/video/video-addresses.ts';

type Attributes = Readonly<Record<string, string>>;
export type Props = Record<string, string | number>;

/** Inline elements. */
const phrasing = 'a abbr b br cite code em i img kbd mark q s small span strong sub sup time u'.split(' ');
/** Block elements. `h1` becomes `h2`: the page has its own `h1`. */
const blocks =
  'blockquote caption dd dl dt figcaption figure h2 h3 h4 h5 h6 hr iframe li ol p pre table tbody td tfoot th thead tr ul'.split(
    ' ',
  );

export const inline: ReadonlySet<string> = new Set(phrasing);
export const allowed: ReadonlySet<string> = new Set([...phrasing, ...blocks]);
export const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'iframe']);
/** Block elements that are removed while their content is kept. */
export const boxes: ReadonlySet<string> = new Set(
  'address article aside body center details div fieldset footer form header html main nav section summary'.split(
    ' ',
  ),
);
/** Elements removed together with their content. */
export const dropped: ReadonlySet<string> = new Set(
  'applet audio button canvas head map math noembed noframes noscript object plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/** Schemes allowed in links. Pictures allow only `http` and `https`. */
const schemes = /^(?:https?|mailto|tel|sms):/i;

/** A safe address, without the spaces and control characters that browsers ignore; `undefined` when it is not safe. */
export function safeAddress(address: string, ofPicture = false): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them, so they can hide a scheme.
  const bare = address.replaceAll(/[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  if (!/^[^/?#]*:/.test(bare)) return bare;
  return (ofPicture ? /^https?:/i : schemes).test(bare) ? bare : undefined;
}

const integer = (value = '') => (/^\d{1,4}$/.test(value) ? Number(value) : undefined);
const oneOf = (value: string | undefined, ...values: string[]) =>
  value !== undefined && values.includes(value) ? value : undefined;

/** The attributes that an element keeps, by their React names; `undefined` when the element is not allowed. */
export function propsOf(tag: string, given: Attributes): Props | undefined {
  const kept: Record<string, string | number | undefined> = {
    lang: /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(given.lang ?? '') ? given.lang : undefined,
    dir: oneOf(given.dir, 'ltr', 'rtl', 'auto'),
  };
  if (tag === 'a') {
    kept.href = safeAddress(given.href ?? '') || undefined;
    kept.title = given.title;
    if (given.target === '_blank') {
      kept.target = '_blank';
      kept.rel = 'noopener';
    }
  } else if (tag === 'img') {
    kept.src = safeAddress(given.src ?? '', true) || undefined;
    if (!kept.src) return undefined;
    kept.alt = given.alt ?? '';
    kept.width = integer(given.width);
    kept.height = integer(given.height);
    kept.loading = 'lazy';
  } else if (tag === 'iframe') {
    kept.youtubeId = embeddedVideo(given.src ?? '');
    if (!kept.youtubeId) return undefined;
    kept.title = given.title;
  } else if (tag === 'ol') {
    kept.start = integer(given.start);
  } else if (tag === 'td' || tag === 'th') {
    kept.colSpan = integer(given.colspan) || undefined;
    kept.rowSpan = integer(given.rowspan) || undefined;
    if (tag === 'th') kept.scope = oneOf(given.scope, 'col', 'row', 'colgroup', 'rowgroup');
  } else if (tag === 'abbr') {
    kept.title = given.title;
  } else if (tag === 'time') {
    kept.dateTime = given.datetime;
  }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as Props;
}
