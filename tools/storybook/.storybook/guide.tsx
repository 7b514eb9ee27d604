import { Markdown } from '@storybook/addon-docs/blocks';
import { French } from './page-locale.tsx';

/** The pages of Storybook that show a page of a library, by its file below `libs`. */
const pages: Readonly<Record<string, string>> = {
  'forms/README.md': 'guides-forms',
  'forms/hosts.md': 'guides-forms-in-your-app',
  'forms/kit.md': 'guides-the-kit-of-the-forms',
  'forms/fields.md': 'guides-fields-of-the-kit',
  'forms/pages.md': 'guides-forms-in-pages',
  'forms/recipes.md': 'guides-recipes-of-forms',
  'checkout/README.md': 'guides-checkout',
  'checkout/own-pages.md': 'guides-checkout-in-your-own-pages',
  'checkout/data-and-payment.md': 'guides-checkout-data-and-payment',
  'membership/accounts.md': 'guides-accounts',
};

interface GuideProps {
  /** Where it is below `libs`: `forms/kit.md`. */
  file: string;
  text: string;
}

/** A page of a library’s package, as its users read it. A link to a page that is not here becomes text. */
export function Guide({ file, text }: GuideProps) {
  const page = withLinks(file, text);
  const endOfTitle = page.indexOf('\n\n');
  return (
    <>
      <div lang="en">
        <Markdown>{page.slice(0, endOfTitle)}</Markdown>
      </div>
      <French>
        <p>Ce guide est en anglais, comme tout ce qui s’adresse aux développeurs.</p>
      </French>
      <div lang="en">
        <Markdown>{page.slice(endOfTitle)}</Markdown>
      </div>
    </>
  );
}

/** The text with its links to other pages of the package leading to those of Storybook. */
export function withLinks(file: string, text: string): string {
  const folder = file.slice(0, file.indexOf('/') + 1);
  return text.replaceAll(/\[([^\]]*)\]\(([\w-]+\.md)(#[^)]*)?\)/g, (_link, label: string, name: string) => {
    const page = pages[folder + name];
    return page ? `[${label}](?path=/docs/${page}--docs)` : label;
  });
}
