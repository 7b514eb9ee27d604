import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { MemberLink, memberLinkMessages } from '../index.ts';

const guidance: Guidance = {
  fr: {
    use: 'Dans l’en-tête, une fois par page\u00a0: il ouvre le panneau de connexion.',
    avoid: 'Pas dans le texte d’une page\u00a0: un `Link` vers la page de connexion suffit.',
    content: [
      'Le prénom se réduit à ses initiales; un lecteur d’écran lit aussi «\u00a0Espace membre\u00a0».',
    ],
    do: [
      'Donnez un `href` qui mène à la page de connexion ou à l’espace membre, pour le cas où le script manque.',
    ],
    dont: ['N’y montrez pas le numéro de membre.'],
  },
  en: {
    use: 'In the header, once per page: it opens the sign-in panel.',
    avoid: 'Not in the text of a page: a `Link` to the sign-in page is enough.',
    content: ['The first name is reduced to its initials; screen readers also read “Member area”.'],
    do: ['Give it a `href` to the sign-in page or the member area, in case the script is missing.'],
    dont: ['Don’t show the member number in it.'],
  },
};

/**
 * The link in a header that opens the sign-in panel. Without JavaScript it opens the sign-in page, or the member
 * area.
 */
const meta: Meta<typeof MemberLink> = {
  title: 'Membership/MemberLink',
  component: MemberLink,
  parameters: { guidance },
  args: { href: '#connexion' },
};

export default meta;
type Story = StoryObj<typeof MemberLink>;

/** A visitor. */
export const Visitor: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const t = translator(memberLinkMessages, { locale: storyLocale(globals) });
    await expect(canvas.getByRole('link', { name: t('connect') })).toHaveAttribute('href', '#connexion');
  },
};

/** A member: the name with initials, so that a long name fits in the header. */
export const Member: Story = {
  args: { member: { name: 'Marie-Ève', surname: 'Archambault-Désautels de la Chevrotière' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /M\.-È\. Archambault/ });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(224);
  },
};

/** While the maintenance check is in progress. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-busy', 'true');
  },
};
