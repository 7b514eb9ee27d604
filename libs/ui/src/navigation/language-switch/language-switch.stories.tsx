import { otherLocale } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Link } from '../../actions/link/index.ts';
import { LanguageSwitch } from './language-switch.tsx';

const guidance: Guidance = {
  fr: {
    use: 'Dans l’en-tête, vers la même page dans l’autre langue.',
    avoid: 'Pas quand la page n’existe pas dans l’autre langue\u00a0: retirez-le.',
    keys: [['Entrée', 'change de langue']],
    content: ['Le mot vient de la bibliothèque\u00a0: aucun texte à fournir.'],
    do: ['Le nom de la langue, dans cette langue.', 'Menez à la même page dans l’autre langue.'],
    dont: ['Ni code, ni drapeau, qui est celui d’un pays.', 'Ne menez pas à l’accueil faute de traduction.'],
  },
  en: {
    use: 'In the header, to the same page in the other language.',
    avoid: 'Not when the page doesn’t exist in the other language: leave it out.',
    keys: [['Enter', 'changes the language']],
    content: ['The word comes from the library: there is no text to provide.'],
    do: ['The name of the language, in that language.', 'Lead to the same page in the other language.'],
    dont: [
      'No code, and no flag, which is that of a country.',
      'Don’t lead to the home page for lack of a translation.',
    ],
  },
  picture: {
    right: (locale) => <LanguageSwitch href="#autre" locale={otherLocale(locale)} />,
    wrong: (locale) => <Link href="#autre">{locale === 'fr' ? '🇬🇧 EN' : '🇫🇷 FR'}</Link>,
  },
};

/** A link to the same page in the other language. Leave it out when there is no such page. */
const meta: Meta<typeof LanguageSwitch> = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { href: '#autre' },
  render: (args, { globals }) => <LanguageSwitch {...args} locale={otherLocale(storyLocale(globals))} />,
  parameters: { guidance },
};

export default meta;

export const ToTheOther: StoryObj<typeof LanguageSwitch> = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const fromFrench = storyLocale(globals) === 'fr';
    const link = canvas.getByRole('link', { name: fromFrench ? 'English' : 'Français' });
    await expect(link).toHaveAttribute('lang', fromFrench ? 'en-CA' : 'fr-CA');
  },
};

/** Every state: pointer, keyboard and props. */
export const States: StoryObj<typeof LanguageSwitch> = statesOf(meta);
