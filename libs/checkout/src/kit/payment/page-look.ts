import { paymentFieldsLook } from '@jalon/api-client/contract';

interface Look {
  /** Custom properties. A colour may depend on the scheme: `light-dark(…)`. */
  readonly variables: Record<string, string>;
  /** The CSS `color-scheme`. */
  readonly colorScheme: string;
}

/** The look of a place in the page, for fields in a frame of another origin. */
export function lookOf(place: HTMLElement): Look {
  const style = getComputedStyle(place);
  const values = paymentFieldsLook.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  // The token has the width of the window in it, which is another in the frame.
  const all = [...values, ['--jalon-size-text', style.fontSize] as const];
  return {
    variables: Object.fromEntries(all.filter(([, value]) => value !== '')),
    colorScheme: style.colorScheme || 'normal',
  };
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The look of a place in the scheme that it has now, as colours without `light-dark()`. */
export function lookNow(place: HTMLElement): { isDark: boolean; variables: Record<string, string> } {
  const { variables, colorScheme } = lookOf(place);
  const probe = place.appendChild(document.createElement('span'));
  for (const [name, value] of Object.entries(variables)) {
    if (!name.startsWith('--jalon-color-')) continue;
    probe.style.color = value;
    variables[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  const isDark = colorScheme.includes('dark') && (!colorScheme.includes('light') || prefersDark().matches);
  return { isDark, variables };
}

/** Calls a function when the system changes its scheme; returns the function that ends this. */
export function onSchemeChange(changed: () => void): () => void {
  const query = prefersDark();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
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
