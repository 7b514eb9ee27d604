import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Link, type LinkProps, LinkProvider } from './link.tsx';

const texts = {
  fr: {
    before: 'Consultez la ',
    link: 'politique de confidentialité',
    after: ' du club.',
    vague: 'Pour lire la politique de confidentialité, ',
    click: 'cliquez ici',
  },
  en: {
    before: 'Read the club’s ',
    link: 'privacy policy',
    after: '.',
    vague: 'To read the privacy policy, ',
    click: 'click here',
  },
};

const guidance: Guidance = {
  fr: {
    use: 'Pour mener à une autre page ou à une partie de la page.',
    avoid: 'Pas pour déclencher une action sans changer d’adresse\u00a0: `Button`.',
    keys: [['Entrée', 'suit le lien']],
    content: [
      'Le texte dit où l’on arrive, même lu seul\u00a0: «\u00a0Voir l’état des routes\u00a0», pas «\u00a0Cliquez ici\u00a0».',
    ],
    do: ['Dites dans le lien où il mène.', 'Annoncez un fichier ou un nouvel onglet dans le texte du lien.'],
    dont: [
      'N’écrivez pas «\u00a0cliquez ici\u00a0»\u00a0: lu seul, ce lien ne dit rien.',
      'Ne soulignez rien d’autre que les liens.',
    ],
  },
  en: {
    use: 'To lead to another page or to a part of the page.',
    avoid: 'Not for an action that doesn’t change the address: `Button`.',
    keys: [['Enter', 'follows the link']],
    content: ['The text says where it leads, even when read alone: “See road conditions”, not “Click here”.'],
    do: ['Say in the link where it leads.', 'Mention a file or a new tab in the text of the link.'],
    dont: ['Don’t write “click here”: read alone, it says nothing.', 'Don’t underline anything but links.'],
  },
  picture: {
    right: (locale) => (
      <p>
        {texts[locale].before}
        <Link href="#confidentialite">{texts[locale].link}</Link>
        {texts[locale].after}
      </p>
    ),
    wrong: (locale) => (
      <p>
        {texts[locale].vague}
        <Link href="#confidentialite">{texts[locale].click}</Link>.
      </p>
    ),
  },
};

const meta: Meta<typeof Link> = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#confidentialite' },
  render: inLocale(texts, (t, args) => (
    <p>
      {t.before}
      <Link {...args}>{t.link}</Link>
      {t.after}
    </p>
  )),
  parameters: { guidance },
};

export default meta;
type Story = StoryObj<typeof Link>;

export const InText: Story = { tags: ['both-languages'] };

export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div data-surface="primary" style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};

const navigate = fn();

function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

/** With a `LinkProvider`, the host’s router handles the link. */
export const ThroughARouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenLastCalledWith('#confidentialite');
  },
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta);
