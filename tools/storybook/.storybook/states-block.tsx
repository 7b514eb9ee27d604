import { type Locale, languageTag } from '@jalon/i18n';
import { DocsContext, HeaderMdx, Markdown, Source } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { usePageLocale } from './page-locale.tsx';
import { stateParameter } from './state-frame.ts';
import { brands } from './views.tsx';

const words = {
  fr: { title: 'États', open: 'Ouvrir l’exemple', code: 'Code', frame: 'Exemple' },
  en: { title: 'States', open: 'Open the example', code: 'Code', frame: 'Example' },
} satisfies Record<Locale, object>;

/** Each example after its interactions, in a frame of its own, in both brands side by side. */
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
        {stories.map((story) => (
          <section key={story.id}>
            <HeaderMdx as="h3" id={story.id}>
              {story.name}
            </HeaderMdx>
            <Markdown>{story.parameters.docs?.description?.story ?? ''}</Markdown>
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
                  <StateFrame
                    title={`${t.frame}: ${story.name}, ${title}`}
                    src={`iframe.html?${new URLSearchParams({
                      viewMode: 'story',
                      id: story.id,
                      globals: `locale:${locale};brand:${value}`,
                      [stateParameter]: '',
                    })}`}
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
              <Source of={story.moduleExport} />
            </details>
          </section>
        ))}
      </div>
    </>
  );
}

/** Smaller than life, so that a form's fields have their usual width; in pixels of the frame. */
const scale = 0.6;
const lowest = 96;
const highest = 1_400;

function StateFrame({ title, src }: { title: string; src: string }) {
  const [height, setHeight] = useState(lowest);
  return (
    <iframe
      title={title}
      src={src}
      loading="lazy"
      onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
        if (!contentDocument || !contentWindow) return;
        const measure = () => setHeight(Math.min(Math.max(contentHeight(contentDocument), lowest), highest));
        new ResizeObserver(measure).observe(contentDocument.body);
        // A dialog is no part of the body's height.
        new MutationObserver(measure).observe(contentDocument.body, {
          attributes: true,
          childList: true,
          subtree: true,
        });
        measure();
      }}
      style={{ border: '1px solid #d8d0bf', borderRadius: 4, height, inlineSize: '100%', zoom: scale }}
    />
  );
}

function contentHeight(page: Document): number {
  const dialogs = [...page.querySelectorAll('dialog[open], :popover-open')];
  const bottoms = dialogs.map((dialog) => dialog.scrollHeight + 48);
  return Math.max(page.body.scrollHeight, ...bottoms);
}
