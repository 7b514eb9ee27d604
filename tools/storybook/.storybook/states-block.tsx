import { type Locale, languageTag } from '@jalon/i18n';
import { DocsContext, HeaderMdx, Markdown, Source } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { usePageLocale } from './page-locale.tsx';
import { StoryFrame } from './story-frame.tsx';
import { storyName } from './story-names.ts';
import { brands } from './views.tsx';

const words = {
  fr: { title: 'États', open: 'Ouvrir l’exemple', code: 'Code', frame: 'Exemple' },
  en: { title: 'States', open: 'Open the example', code: 'Code', frame: 'Example' },
} satisfies Record<Locale, object>;

/**
 * Each example after its interactions, in a frame of its own, in both brands side by side. What its code says of it is in
 * English: on a French page it stands with the code.
 */
export function StatesBlock() {
  const locale = usePageLocale();
  const t = words[locale];
  const [, ...stories] = use(DocsContext).componentStories();
  if (stories.length === 0) return null;
  return (
    <>
      <HeaderMdx as="h2" id="states">
        {t.title}
      </HeaderMdx>
      <div lang={languageTag(locale)}>
        {stories.map((story) => {
          const name = storyName(story.name, locale);
          const description = <Markdown>{story.parameters.docs?.description?.story ?? ''}</Markdown>;
          return (
            <section key={story.id}>
              <HeaderMdx as="h3" id={story.id}>
                {name ?? <span lang="en">{story.name}</span>}
              </HeaderMdx>
              {locale === 'en' && description}
              <div
                style={{
                  display: 'grid',
                  gap: 16,
                  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
                }}
              >
                {brands.map(({ value, title }) => (
                  <figure key={value} style={{ margin: 0 }}>
                    <figcaption>{title}</figcaption>
                    <StoryFrame
                      title={`${t.frame}: ${name ?? story.name}, ${title}`}
                      story={story.id}
                      locale={locale}
                      brand={value}
                    />
                  </figure>
                ))}
              </div>
              <p>
                <a href={`?path=/story/${story.id}`} target="_top">
                  {t.open}
                </a>
              </p>
              <details>
                <summary>{t.code}</summary>
                <div lang="en">
                  {locale === 'fr' && description}
                  <Source of={story.moduleExport} />
                </div>
              </details>
            </section>
          );
        })}
      </div>
    </>
  );
}
