import type { ReactNode } from 'react';
import { usePageLocale } from './page-locale.tsx';
import { StoryFrame } from './story-frame.tsx';
import { brands } from './views.tsx';

const words = { fr: 'Ouvrir l’exemple', en: 'Open the example' };

interface ExampleProps {
  /** The id of a story. */
  of: string;
  /** What it shows. */
  children: string;
}

/** A story on the page of a guide, in the language of the page. */
export function Example({ of, children }: ExampleProps) {
  const locale = usePageLocale();
  const [{ value: brand } = { value: '' }] = brands;
  const link: ReactNode = (
    <a href={`?path=/story/${of}`} target="_top">
      {words[locale]}
    </a>
  );
  return (
    <figure style={{ margin: '24px 0', maxInlineSize: 720 }}>
      <figcaption style={{ marginBlockEnd: 8 }}>
        <p>{children}</p>
      </figcaption>
      <StoryFrame title={children} story={of} locale={locale} brand={brand} />
      <p>{link}</p>
    </figure>
  );
}
