import { paymentFieldsLook } from '@jalon/api-client/contract';

/** The look of a place in the page, for fields in a frame of another origin. */
export function lookOf(place: HTMLElement): Record<string, string> {
  const style = getComputedStyle(place);
  const values = paymentFieldsLook.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  // The token has the width of the window in it, which is another in the frame.
  const all = [...values, ['--jalon-size-text', style.fontSize] as const];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** A font file with its CSS family and weights. */
export interface PageFont {
  readonly family: string;
  readonly weight: string;
  readonly bytes: ArrayBuffer;
}

/** The first font of a place, if a style sheet of the page’s origin declares it. Never rejects. */
export async function fontOf(place: HTMLElement): Promise<PageFont | undefined> {
  const family = nameOf(getComputedStyle(place).fontFamily.split(',')[0]);
  try {
    for (const sheet of document.styleSheets) {
      for (const { style } of fontFaces(sheet)) {
        const [, url] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
        const isItalic = style.getPropertyValue('font-style') === 'italic';
        if (!url || isItalic || nameOf(style.getPropertyValue('font-family')) !== family) continue;
        const answer = await fetch(new URL(url, sheet.href ?? document.baseURI));
        if (!answer.ok) return undefined;
        const weight = style.getPropertyValue('font-weight') || 'normal';
        return { family, weight, bytes: await answer.arrayBuffer() };
      }
    }
  } catch {
    // The fields have the next font of the page’s list.
  }
  return undefined;
}

function fontFaces(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    // A style sheet of another origin can’t be read.
    return [];
  }
}

const nameOf = (family = '') => family.trim().replaceAll(/^["']|["']$/g, '');
