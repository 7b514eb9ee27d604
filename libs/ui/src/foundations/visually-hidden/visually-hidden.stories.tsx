import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Link } from '../../actions/link/index.ts';
import { Field } from '../../inputs/field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const texts = {
  fr: { shown: '24,95\u00a0$', hidden: ' par année' },
  en: { shown: '$24.95', hidden: ' per year' },
};

const picture: GuidancePicture = {
  right: (locale) => {
    const [read, of] =
      locale === 'fr'
        ? ['Lire la suite', 'de «\u00a0L’hiver au volant\u00a0»']
        : ['Read more', 'of “Winter driving”'];
    return (
      <>
        <Link href="#article">
          {read} <VisuallyHidden>{of}</VisuallyHidden>
        </Link>
        <Heard locale={locale}>{`${read} ${of}`}</Heard>
      </>
    );
  },
  wrong: (locale) => {
    const [label, hint] =
      locale === 'fr'
        ? ['Numéro de membre', 'Les dix chiffres de votre carte']
        : ['Member number', 'The ten digits on your card'];
    return (
      <>
        <Field controlId="picture-hidden" label={label} hint={<VisuallyHidden>{hint}</VisuallyHidden>}>
          <TextInput id="picture-hidden" />
        </Field>
        <Heard locale={locale}>{`${label}. ${hint}`}</Heard>
      </>
    );
  },
};

/** What a screen reader reads of a picture. */
function Heard({ locale, children }: { locale: 'fr' | 'en'; children: string }) {
  return (
    <p style={{ margin: '16px 0 0' }}>
      <small>
        {locale === 'fr' ? 'À l’oreille\u00a0: ' : 'Heard: '}
        {children}
      </small>
    </p>
  );
}

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  render: inLocale(texts, (t) => (
    <p>
      {t.shown}
      <VisuallyHidden>{t.hidden}</VisuallyHidden>
    </p>
  )),
  parameters: { picture },
};

export default meta;

export const AfterAPrice: StoryObj<typeof VisuallyHidden> = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const box = canvas.getByText(texts[storyLocale(globals)].hidden.trim()).getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
  },
};
