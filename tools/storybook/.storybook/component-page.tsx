import { entryOfComponent } from 'virtual:component-entries';
import { guidance } from 'virtual:guidance';
import { type Locale, languageTag } from '@jalon/i18n';
import sizes from '@size/sizes.md?raw';
import {
  Controls,
  Description,
  DocsContext,
  HeaderMdx,
  Primary,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Guidance } from '../../vite/story-guidance.ts';
import { AnatomyBlock } from './anatomy-block.tsx';
import { nameOf } from './code-example.ts';
import { FormHostPage } from './form-host-page.tsx';
import { GuidanceBlock } from './guidance-block.tsx';
import { usePageLocale } from './page-locale.tsx';
import { StatesBlock } from './states-block.tsx';

/** The page of a component: the component, its guidance and size, its states, what its code says, its props. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      <Import />
      <Advice />
      <StatesBlock />
      <Props />
      <Anatomy />
      <Host />
    </>
  );
}

const words = {
  fr: { props: 'Pour les développeurs', note: 'Ces descriptions sont celles du code, en anglais.' },
  en: { props: 'For developers', note: '' },
} satisfies Record<Locale, object>;

/** The line that a host writes to use the component. */
function Import() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = nameOf(preparedMeta.component) ?? '';
  const entry = entryOfComponent[name];
  return entry && <Source language="tsx" code={`import { ${name} } from '${entry}';`} />;
}

function Props() {
  const locale = usePageLocale();
  const t = words[locale];
  return (
    <>
      <HeaderMdx as="h2" id="props">
        {t.props}
      </HeaderMdx>
      {t.note && <p lang={languageTag(locale)}>{t.note}</p>}
      <div lang="en">
        <Description />
        <Controls />
      </div>
    </>
  );
}

function Anatomy() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first] = use(DocsContext).componentStories();
  const isComponent = entryOf(preparedMeta.parameters.fileName).startsWith('@jalon/ui/');
  return first && isComponent ? <AnatomyBlock storyId={first.id} /> : null;
}

function Host() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return <FormHostPage entry={entryOf(preparedMeta.parameters.fileName)} />;
}

function Advice() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName, picture } = preparedMeta.parameters;
  const entry = entryOf(fileName);
  return (
    <GuidanceBlock
      guidance={guidance[fileName.slice(fileName.indexOf('libs/'))] as Guidance | undefined}
      picture={picture}
      entry={entry}
      weight={weightOf(entry)}
    />
  );
}

/** `./libs/ui/src/feedback/alerts-banner/alerts-banner.stories.tsx` documents `@jalon/ui/alerts-banner`. */
function entryOf(storiesFile: string): string {
  const [, library, folder] = /libs\/([^/]+)\/src\/(?:[^/]+\/)*([^/]+)\/[^/]+$/.exec(storiesFile) ?? [];
  return `@jalon/${library}/${folder === 'icons' ? 'icon' : folder}`;
}

/** The first figure of the row: without styled-components, which a page loads once. */
function weightOf(entry: string): string | undefined {
  const row = sizes.split('\n').find((line) => line.startsWith(`| \`${entry}\` |`));
  return row?.split('|')[2]?.trim();
}
