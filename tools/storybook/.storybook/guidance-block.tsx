import { type Locale, languageTag } from '@jalon/i18n';
import { HeaderMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { Guidance, GuidancePicture } from '../../vite/story-guidance.ts';
import { DoDont } from './do-dont.tsx';
import { usePageLocale } from './page-locale.tsx';

const words = {
  fr: {
    title: 'Conseils',
    use: 'Quand l’utiliser',
    avoid: 'Quand ne pas l’utiliser',
    keys: 'Clavier',
    key: 'Touche',
    effect: 'Effet',
    noKeys: 'Aucune touche propre\u00a0: celles de l’élément natif, s’il en a.',
    content: 'Contenu',
    size: 'Poids',
    weight: (kilobytes: string) =>
      `${kilobytes.replace('.', ',')}\u00a0ko compressés, sans React ni styled-components.`,
    everySize: 'Toutes les entrées',
  },
  en: {
    title: 'Guidance',
    use: 'When to use it',
    avoid: 'When not to use it',
    keys: 'Keyboard',
    key: 'Key',
    effect: 'Effect',
    noKeys: 'No keys of its own: those of the native element, if it has any.',
    content: 'Content',
    size: 'Size',
    weight: (kilobytes: string) => `${kilobytes} kB compressed, without React and styled-components.`,
    everySize: 'Every entry',
  },
} satisfies Record<Locale, object>;

interface GuidanceBlockProps {
  guidance?: Guidance | undefined;
  picture?: GuidancePicture | undefined;
  /** `@jalon/ui/button`. */
  entry: string;
  /** In kilobytes; left out where the entry was not measured. */
  weight?: string;
}

/** The guidance about a component, in the language of the toolbar. */
export function GuidanceBlock({ guidance, picture, entry, weight }: GuidanceBlockProps) {
  const locale = usePageLocale();
  const t = words[locale];
  const text = guidance?.[locale];
  return (
    <div lang={languageTag(locale)}>
      {text && (
        <>
          <HeaderMdx as="h2" id="guidance">
            {t.title}
          </HeaderMdx>
          <h3>{t.use}</h3>
          <Markdown>{text.use}</Markdown>
          <h3>{t.avoid}</h3>
          <Markdown>{text.avoid}</Markdown>
          <DoDont locale={locale} text={text} picture={picture} />
          <h3>{t.keys}</h3>
          <Markdown>{text.keys ? table(t.key, t.effect, text.keys) : t.noKeys}</Markdown>
          <h3>{t.content}</h3>
          <Markdown>{list(text.content)}</Markdown>
        </>
      )}
      {weight && (
        <>
          <h3>{t.size}</h3>
          <p>
            <code>{entry}</code>: {t.weight(weight)}{' '}
            <a href="?path=/docs/foundations-sizes--docs" target="_top">
              {t.everySize}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const table = (key: string, effect: string, rows: Readonly<Record<string, string>>) =>
  [
    `| ${key} | ${effect} |`,
    '|---|---|',
    ...Object.entries(rows).map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
