import { type Locale, languageTag } from '@jalon/i18n';
import { tokens } from '@jalon/ui/tokens';
import { useEffect, useState } from 'react';
import { usePageLocale } from './page-locale.tsx';

const words = {
  fr: {
    title: 'Anatomie',
    note: 'Mesurée sur le premier exemple, dans cette fenêtre. Le nom est celui du jeton de même valeur.',
    part: 'Partie',
    size: 'Largeur × hauteur',
    padding: 'Marge intérieure',
    gap: 'Écart',
    radius: 'Rayon',
    text: 'Texte',
  },
  en: {
    title: 'Anatomy',
    note: 'Measured on the first example, in this window. A name is that of the token with the same value.',
    part: 'Part',
    size: 'Width × height',
    padding: 'Padding',
    gap: 'Gap',
    radius: 'Radius',
    text: 'Text',
  },
} satisfies Record<Locale, object>;

interface Part {
  name: string;
  size: string;
  padding: string;
  gap: string;
  radius: string;
  text: string;
}

/** The parts that people see or use: the root, then headings, pictures and controls. */
const parts = 'h1, h2, h3, h4, p, img, svg, label, input, select, textarea, button, a';
const maximum = 8;

/** How long the first example may take to appear, in milliseconds. */
const patience = 5_000;

/** The measures of a component’s parts, read from its first example. Not available for a story in its own frame. */
export function AnatomyBlock({ storyId }: { storyId: string }) {
  const locale = usePageLocale();
  const t = words[locale];
  const [measured, setMeasured] = useState<Part[]>([]);

  useEffect(() => {
    const until = performance.now() + patience;
    let frame = requestAnimationFrame(function look() {
      const root = document.querySelector(`[id^="story--${storyId}"][id$="-inner"] > *`);
      if (root && root.getBoundingClientRect().height > 0) setMeasured(measure(root));
      else if (performance.now() < until) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [storyId]);

  if (measured.length === 0) return null;
  return (
    <div lang={languageTag(locale)}>
      <h3>{t.title}</h3>
      <p>{t.note}</p>
      <table>
        <thead>
          <tr>
            {[t.part, t.size, t.padding, t.gap, t.radius, t.text].map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.map(({ name, size, padding, gap, radius, text }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              {[size, padding, gap, radius, text].map((value, column) => (
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function measure(root: Element): Part[] {
  const found = new Map<string, Element>([[`<${root.localName}>`, root]]);
  for (const element of root.querySelectorAll(parts)) {
    const name = `<${element.localName}>`;
    // One part of each kind is enough.
    if (found.size < maximum && !found.has(name) && element.getBoundingClientRect().height > 1) {
      found.set(name, element);
    }
  }
  const named = tokenNames(root);
  return Array.from(found, ([name, element]) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const spaces = (value: string) =>
      value
        .split(' ')
        .map((one) => named(one, 'space'))
        .join(' ');
    return {
      name,
      size: `${Math.round(width)} × ${Math.round(height)}`,
      padding: style.padding === '0px' ? '' : spaces(style.padding),
      gap: style.gap === 'normal' ? '' : spaces(style.gap),
      radius: style.borderRadius === '0px' ? '' : named(style.borderRadius, 'radius'),
      text: `${named(style.fontSize, 'size')} / ${rounded(style.lineHeight)}, ${style.fontWeight}`,
    };
  });
}

/** Finds the token of a kind that has a length: `12px (space-3)`. */
function tokenNames(root: Element): (length: string, kind: string) => string {
  const probe = document.createElement('i');
  probe.style.position = 'absolute';
  // An input has no children.
  root.parentElement?.append(probe);
  const lengths = new Map<string, string>();
  for (const [name, reference] of Object.entries(tokens)) {
    const [kind = ''] = name.split('-');
    if (!['space', 'radius', 'size'].includes(kind)) continue;
    probe.style.inlineSize = reference;
    lengths.set(`${kind} ${rounded(getComputedStyle(probe).inlineSize)}`, name);
  }
  probe.remove();
  return (length, kind) => {
    const shown = rounded(length);
    const name = lengths.get(`${kind} ${shown}`);
    return name ? `${shown} (${name})` : shown;
  };
}

/** To a tenth of a pixel: a fluid size is 17.8472px as a type size, and 17.8438px as a width. */
const rounded = (length: string) =>
  length.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
