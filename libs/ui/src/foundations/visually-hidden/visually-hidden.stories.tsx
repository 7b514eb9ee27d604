import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Link } from '../../actions/link/index.ts';
import { Field } from '../../inputs/field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const texts = {
  fr: { shown: '24,95\u00a0$', hidden: ' par année' },
  en: { shown: '$24.95', hidden: ' per year' },
};

const guidance: Guidance = {
  fr: {
    use: 'Pour des mots que la mise en page rend inutiles à l’œil, mais pas à l’oreille\u00a0: le nom d’un bouton sans texte, la suite d’un lien.',
    avoid:
      'Pas pour cacher un texte que tout le monde devrait lire. Pas autour d’un élément qui prend le focus\u00a0: `SkipLink`.',
    content: ['Quelques mots, qui se lisent bien avec le texte visible qui les précède.'],
    do: ['Complétez un libellé visible trop court\u00a0: «\u00a0Lire la suite\u00a0», et de quoi.'],
    dont: ['Ne cachez pas une consigne dont tout le monde a besoin.'],
  },
  en: {
    use: 'For words that the layout makes unnecessary to see but not to hear: the name of a button without text, the rest of a link.',
    avoid:
      'Not to hide text that everyone should read. Not around an element that takes the focus: `SkipLink`.',
    content: ['A few words that read well after the visible text before them.'],
    do: ['Complete a visible label that is too short: “Read more”, and of what.'],
    dont: ['Don’t hide an instruction that everyone needs.'],
  },
  picture: {
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
  parameters: { guidance },
};

export default meta;

export const AfterAPrice: StoryObj<typeof VisuallyHidden> = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const box = canvas.getByText(texts[storyLocale(globals)].hidden.trim()).getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
  },
};
