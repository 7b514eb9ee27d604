import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { GuidancePicture, GuidanceText } from '../../vite/story-guidance.ts';
import { usePageGlobal } from './page-locale.tsx';

const words = {
  fr: { do: 'À faire', dont: 'À éviter' },
  en: { do: 'Do', dont: 'Don’t' },
} satisfies Record<Locale, object>;

interface DoDontProps {
  locale: Locale;
  text: Pick<GuidanceText, 'do' | 'dont'>;
  picture?: GuidancePicture | undefined;
}

/** Right and wrong uses next to each other, some with a picture of the component. */
export function DoDont({ locale, text, picture }: DoDontProps) {
  const t = words[locale];
  const drawn = (draw?: (locale: Locale) => ReactNode) =>
    draw && <I18nProvider locale={locale}>{draw(locale)}</I18nProvider>;
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      <Side title={t.do} sign="✓" colour="#2c6a4c" items={text.do} picture={drawn(picture?.right)} />
      <Side title={t.dont} sign="✕" colour="#a32a08" items={text.dont} picture={drawn(picture?.wrong)} />
    </div>
  );
}

interface SideProps {
  title: string;
  sign: string;
  colour: string;
  items: readonly string[];
  picture: ReactNode;
}

function Side({ title, sign, colour, items: [first = '', ...others], picture }: SideProps) {
  const scheme = usePageGlobal('scheme');
  return (
    <section style={{ borderBlockStart: `4px solid ${colour}`, paddingBlockStart: 12 }}>
      <h4 style={{ color: colour }}>
        <span aria-hidden="true">{sign}</span> {title}
      </h4>
      <Markdown>{`- ${first}`}</Markdown>
      {picture && (
        <Unstyled>
          {/* Inert, because the text above describes it. */}
          <div
            inert
            data-color-scheme={scheme === 'dark' ? 'dark' : 'light'}
            data-surface="default"
            style={{ border: '1px solid #c8ccd0', marginBlock: 12, padding: 16 }}
          >
            {picture}
          </div>
        </Unstyled>
      )}
      <Markdown>{others.map((item) => `- ${item}`).join('\n')}</Markdown>
    </section>
  );
}
