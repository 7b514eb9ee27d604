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
  return <FormHostPage entry={entryOf(preparedMeta.title)} />;
}

function Weight() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const entry = entryOf(preparedMeta.title);
  const weight = weightOf(entry);
  if (!weight) return null;
  return (
    <p>
      <code>{entry}</code>: {weight} kB after gzip, without styled-components (
      <a href="?path=/docs/fondations-poids--docs" target="_top">
        every entry
      </a>
      ).
    </p>
  );
}

/** `UI/AlertsBanner` is imported from `@jalon/ui/alerts-banner`. */
function entryOf(title: string): string {
  const [library = '', name = ''] = title.split('/');
  const folder = name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
  return `@jalon/${library.toLowerCase()}/${folder}`;
}

/** Without styled-components, which a page gets once: the first figure of its row. */
function weightOf(entry: string): string | undefined {
  const row = sizes.split('\n').find((line) => line.startsWith(`| \`${entry}\` |`));
  return row?.split('|')[2]?.trim();
}
