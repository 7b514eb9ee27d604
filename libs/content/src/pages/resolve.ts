import { srcSetOf } from './picture-files.ts';

/** Resolves the addresses in content. */
export interface Addresses {
  /** The path and the label of a page of the site; `undefined` for an unknown id. */
  page(id: string): { path: string; label: string } | undefined;
  /** The file of a scene; `undefined` for an unknown name. */
  picture(name: string): string | undefined;
}

const pageAddress = /^page:([a-z0-9-]+)((?:\?[a-zA-Z]+=[a-zA-Z0-9-]+)?(?:#[a-z0-9-]+)?)$/;
const pageLinks = /(?<=\shref=")page:([a-z0-9-]+)((?:\?[a-zA-Z]+=[a-zA-Z0-9-]+)?(?:#[a-z0-9-]+)?)(?=")/g;
const pictureAddress = /^picture:([a-z-]+)$/;

/**
 * Replaces `page:` and `picture:` with addresses in a structure, in fields and in rich text. A link without a label gets
 * the page's label, and a picture its `srcset`. An unknown address is reported and replaced with the home page's.
 */
export function resolveAddresses<T>(
  value: T,
  addresses: Addresses,
  report: (path: readonly PropertyKey[], reason: string) => void,
): T {
  function pathOf(id: string, rest: string | undefined, path: readonly PropertyKey[]): string {
    const page = addresses.page(id);
    if (!page) report(path, `no page has the id "${id}"`);
    return (page ?? addresses.page('home'))?.path.concat(rest ?? '') ?? '/';
  }

  function resolveText(text: string, path: readonly PropertyKey[]): string {
    const [, pageId, rest] = pageAddress.exec(text) ?? [];
    if (pageId) return pathOf(pageId, rest, path);
    const [, picture] = pictureAddress.exec(text) ?? [];
    if (picture) {
      const file = addresses.picture(picture);
      if (file === undefined) report(path, `no picture has the name "${picture}"`);
      return file ?? '';
    }
    return text.replaceAll(pageLinks, (_whole, id: string, rest: string | undefined) =>
      pathOf(id, rest, path),
    );
  }

  function resolve(item: unknown, path: readonly PropertyKey[]): unknown {
    if (typeof item === 'string') return resolveText(item, path);
    if (Array.isArray(item)) return item.map((one, index) => resolve(one, [...path, index]));
    if (typeof item !== 'object' || item === null) return item;
    const entries = Object.entries(item).map(([key, one]) => [key, resolve(one, [...path, key])]);
    const [, named] = ('href' in item && pageAddress.exec(String(item.href))) || [];
    const label =
      named && !('label' in item && item.label) && !('title' in item) && addresses.page(named)?.label;
    const srcSet = 'src' in item && 'width' in item && srcSetOf(String(item.src), Number(item.width));
    return Object.fromEntries([
      ...entries,
      ...(label ? [['label', label]] : []),
      ...(srcSet ? [['srcSet', srcSet]] : []),
    ]);
  }

  return resolve(value, []) as T;
}
