import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { itemStateParameters } from '../../../../../tools/vite/story-states.tsx';
import { FacebookIcon } from '../../foundations/icons/generated/modules/facebook.tsx';
import { InstagramIcon } from '../../foundations/icons/generated/modules/instagram.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { NavLinkList } from './nav-link-list.tsx';

const texts = {
  fr: {
    title: 'Assistance routière',
    links: [
      'Demander de l’aide',
      'Remorquage hors du Québec',
      'Approvisionnement interprovincial en électricité pour véhicules rechargeables',
    ],
    social: 'À lire et à écouter',
  },
  en: {
    title: 'Roadside assistance',
    links: [
      'Get help',
      'Towing outside Quebec',
      'Interprovincial charging infrastructure for electric vehicles',
    ],
    social: 'Read and listen',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <NavLinkList
      links={[
        { href: '#towing', label: locale === 'fr' ? 'Remorquage' : 'Towing' },
        { href: '#battery', label: locale === 'fr' ? 'Batterie à plat' : 'Dead battery' },
      ]}
    />
  ),
  wrong: (locale) => (
    <NavLinkList
      links={[
        { href: '#towing', label: locale === 'fr' ? 'Tout sur le remorquage' : 'All about towing' },
        { href: '#battery', label: locale === 'fr' ? 'Tout sur la batterie' : 'All about batteries' },
      ]}
    />
  ),
};

/** Related links under a title. For links in a sentence, use `Link`; for cards, `LinkTile`. */
const meta: Meta<typeof NavLinkList> = {
  title: 'Navigation/NavLinkList',
  component: NavLinkList,
  render: inLocale(texts, (t, args) => (
    <NavLinkList
      {...args}
      title={t.title}
      links={t.links.map((label, index) => ({ label, href: `#${index}`, current: index === 1 }))}
    />
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof NavLinkList>;

export const Column: Story = { tags: ['both-languages'] };

export const Row: Story = { args: { direction: 'row' } };

export const WithIcons: Story = {
  render: inLocale(texts, (t, args) => (
    <NavLinkList
      {...args}
      title={t.social}
      links={[
        { href: '#facebook', label: 'Facebook', icon: <FacebookIcon /> },
        { href: '#instagram', label: 'Instagram', icon: <InstagramIcon /> },
      ]}
    />
  )),
};

/** Long words are hyphenated; the list never overflows its container. */
export const Narrow: Story = inNarrow(160);

/** The first item is hovered, the second has the focus, the third is pressed. */
export const States: Story = { parameters: itemStateParameters };
