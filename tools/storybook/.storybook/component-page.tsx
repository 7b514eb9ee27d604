import sizes from '@size/sizes.md?raw';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { FormHostPage } from './form-host-page.tsx';

/** Storybook’s own page of a component, with what its entry weighs. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Weight />
      <Primary />
      <Controls />
      <Stories />
      <Host />
    </>
  );
}

function Host() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return <FormHostPage entry={entryOf(preparedMeta.parameters.fileName)} />;
}

function Weight() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const entry = entryOf(preparedMeta.parameters.fileName);
  const weight = weightOf(entry);
  if (!weight) return null;
  return (
    <p>
      <code>{entry}</code>: {weight} kB after gzip, without styled-components (
      <a href="?path=/docs/foundations-sizes--docs" target="_top">
        every entry
      </a>
      ).
    </p>
  );
}

/** `./libs/ui/src/feedback/alerts-banner/alerts-banner.stories.tsx` documents `@jalon/ui/alerts-banner`. */
function entryOf(storiesFile: string): string {
  const [, library, folder] = /libs\/([^/]+)\/src\/(?:[^/]+\/)*([^/]+)\/[^/]+$/.exec(storiesFile) ?? [];
  return `@jalon/${library}/${folder === 'icons' ? 'icon' : folder}`;
}

/** Without styled-components, which a page gets once: the first figure of its row. */
function weightOf(entry: string): string | undefined {
  const row = sizes.split('\n').find((line) => line.startsWith(`| \`${entry}\` |`));
  return row?.split('|')[2]?.trim();
}
