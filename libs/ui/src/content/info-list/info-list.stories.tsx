import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { InfoList, type InfoListItem } from './index.ts';

const texts: Record<'fr' | 'en', { items: InfoListItem[]; viewAll: string }> = {
  fr: {
    viewAll: 'Tout voir (6)',
    items: [
      {
        title: 'Remorquage',
        label: 'Inclus',
        description: '<p>Quatre fois par année, jusqu’à 200&nbsp;km.</p>',
        legal: '<p>Véhicules de moins de 4&nbsp;500&nbsp;kg.</p>',
      },
      {
        title: 'Survoltage',
        description: '<p>Et une batterie neuve sur place, s’il le faut.</p>',
        link: { href: '#batterie', label: 'Le service de batterie' },
      },
      { title: 'Changement de pneu', description: '<p>Avec votre roue de secours.</p>' },
      { title: 'Déverrouillage', description: '<p>Les clés dans la voiture, vous dehors : cela arrive.</p>' },
      { title: 'Livraison d’essence', description: '<p>Assez pour vous rendre à la station.</p>' },
      {
        title: 'Désembourbement',
        description: '<p>Neige, boue ou gravier, à 30&nbsp;m d’un chemin praticable.</p>',
      },
    ],
  },
  en: {
    viewAll: 'View all (6)',
    items: [
      {
        title: 'Towing',
        label: 'Included',
        description: '<p>Four times a year, up to 200&nbsp;km.</p>',
        legal: '<p>Vehicles under 4,500&nbsp;kg.</p>',
      },
      {
        title: 'Boosting',
        description: '<p>And a new battery on the spot if you need one.</p>',
        link: { href: '#batterie', label: 'The battery service' },
      },
      { title: 'Tire change', description: '<p>With your spare tire.</p>' },
      { title: 'Locked doors', description: '<p>Locked your keys in the car? It happens.</p>' },
      { title: 'Fuel delivery', description: '<p>Enough to get you to a gas station.</p>' },
      {
        title: 'Extrication',
        description: '<p>Out of snow, mud or gravel, within 30&nbsp;m of a passable road.</p>',
      },
    ],
  },
};

const picture: GuidancePicture = {
  right: (locale) => <InfoList items={texts[locale].items.slice(0, 1)} />,
  wrong: (locale) => <InfoList type="accordion" items={texts[locale].items.slice(0, 1)} />,
};

/** What a service includes, item by item. Four items show until “view all” is pressed. */
const meta: Meta<typeof InfoList> = {
  title: 'Content/InfoList',
  component: InfoList,
  render: inLocale(texts, (t, args) => <InfoList {...args} items={t.items} />),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof InfoList>;

export const Bullet: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const { items, viewAll } = texts[storyLocale(globals)];
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    canvas.getByRole('button', { name: viewAll }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(document.activeElement?.textContent).toMatch(new RegExp(`^${items[4]?.title}`));
  },
};

export const AsAccordion: Story = {
  tags: ['both-languages'],
  args: { type: 'accordion' },
  play: async ({ canvas, globals }) => {
    const { items } = texts[storyLocale(globals)];
    const last = canvas.getByRole('button', { name: items[3]?.title });
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-expanded', 'true');
  },
};
