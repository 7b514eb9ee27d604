import { type Locale, languageTag } from '@jalon/i18n';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { Guidance } from '../../vite/story-guidance.ts';
import { usePageLocale } from './page-locale.tsx';

const words = {
  fr: {
    use: 'Quand l’utiliser',
    avoid: 'Quand ne pas l’utiliser',
    keys: 'Clavier',
    key: 'Touche',
    effect: 'Effet',
    noKeys: 'Aucune touche propre\u00a0: celles de l’élément natif, s’il en a.',
    content: 'Contenu',
    do: 'À faire',
    dont: 'À éviter',
    size: 'Poids',
    weight: (kilobytes: string) =>
      `${kilobytes.replace('.', ',')}\u00a0ko compressés, sans React ni styled-components.`,
    everySize: 'Toutes les entrées',
  },
  en: {
    use: 'When to use it',
    avoid: 'When not to use it',
    keys: 'Keyboard',
    key: 'Key',
    effect: 'Effect',
    noKeys: 'No keys of its own: those of the native element, if it has any.',
    content: 'Content',
    do: 'Do',
    dont: 'Don’t',
    size: 'Size',
    weight: (kilobytes: string) => `${kilobytes} kB compressed, without React and styled-components.`,
    everySize: 'Every entry',
  },
} satisfies Record<Locale, object>;

interface GuidanceBlockProps {
  guidance?: Guidance;
  /** `@jalon/ui/button`. */
  entry: string;
  /** In kilobytes; left out where the entry was not measured. */
  weight?: string;
}

/** What to know before using a component, in the language of the toolbar. */
export function GuidanceBlock({ guidance, entry, weight }: GuidanceBlockProps) {
  const locale = usePageLocale();
  const t = words[locale];
  const text = guidance?.[locale];
  return (
    <div lang={languageTag(locale)}>
      {text && (
        <>
          <h3>{t.use}</h3>
          <Markdown>{text.use}</Markdown>
          <h3>{t.avoid}</h3>
          <Markdown>{text.avoid}</Markdown>
          {(text.do || text.dont) && (
            <div
              style={{
                display: 'grid',
                gap: 24,
                gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
              }}
            >
              <Advice title={t.do} sign="✓" colour="#2c6a4c" items={text.do} />
              <Advice title={t.dont} sign="✕" colour="#a32a08" items={text.dont} />
            </div>
          )}
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

interface AdviceProps {
  title: string;
  sign: string;
  colour: string;
  items?: readonly string[];
}

function Advice({ title, sign, colour, items }: AdviceProps) {
  if (!items) return null;
  return (
    <section style={{ borderBlockStart: `4px solid ${colour}` }}>
      <h4 style={{ color: colour }}>
        <span aria-hidden="true">{sign}</span> {title}
      </h4>
      <Markdown>{list(items)}</Markdown>
    </section>
  );
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const table = (key: string, effect: string, rows: readonly (readonly [string, string])[]) =>
  [`| ${key} | ${effect} |`, '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
