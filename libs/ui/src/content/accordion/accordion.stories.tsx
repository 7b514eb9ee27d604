import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Accordion, type AccordionItem, DisclosureList } from './index.ts';

const texts = {
  fr: {
    items: [
      {
        value: 'distance',
        header: 'Jusqu’où remorquez-vous mon véhicule?',
        content:
          '<p>Jusqu’à <strong>200&nbsp;km</strong>, au garage de votre choix.</p><ul><li>Au-delà, vous payez les kilomètres qui restent.</li><li>Un membre et ses passagers montent avec nous.</li></ul>',
        legalNote: '<p>Véhicules de moins de 4&nbsp;500&nbsp;kg, sur un chemin praticable.</p>',
      },
      {
        value: 'attente',
        header: 'Combien de temps dois-je attendre?',
        content:
          '<p>Moins d’une heure en ville, un peu plus sur les routes du Nord. Un message vous dit quand nous arrivons.</p>',
      },
      {
        value: 'invites',
        header: 'Mon adhésion couvre-t-elle la voiture d’un ami?',
        content: '<p>Oui : l’adhésion suit la personne, pas le véhicule.</p>',
      },
      {
        value: 'long',
        header:
          'Approvisionnement énergétique des véhicules électriques rechargeables : anticonstitutionnellement',
        content: '<p>Nous vous amenons à la borne la plus proche.</p>',
      },
    ],
    specs: {
      Moteur: 'Quatre cylindres, 2,5&nbsp;L',
      Consommation: '6,0&nbsp;L/100&nbsp;km en ville',
      Remorquage: '1&nbsp;588&nbsp;kg',
    },
    specsHeader: 'Caractéristiques techniques',
    vague: ['En savoir plus', 'Autres renseignements'],
  },
  en: {
    items: [
      {
        value: 'distance',
        header: 'How far do you tow my vehicle?',
        content:
          '<p>Up to <strong>200&nbsp;km</strong>, to the garage of your choice.</p><ul><li>Beyond that, you pay for the extra kilometres.</li><li>You and your passengers can ride in the tow truck.</li></ul>',
        legalNote: '<p>Vehicles under 4,500&nbsp;kg, on a passable road.</p>',
      },
      {
        value: 'attente',
        header: 'How long will I wait?',
        content:
          '<p>Less than an hour in the city, a little longer on northern roads. We text you when we’re about to arrive.</p>',
      },
      {
        value: 'invites',
        header: 'Does my membership cover a friend’s car?',
        content: '<p>Yes. Your membership covers you, not your vehicle.</p>',
      },
      {
        value: 'long',
        header: 'Electric vehicle charging infrastructure: telecommunications',
        content: '<p>We tow you to the nearest charging station.</p>',
      },
    ],
    specs: {
      Engine: 'Four cylinders, 2.5&nbsp;L',
      Consumption: '6.0&nbsp;L/100&nbsp;km in the city',
      Towing: '1,588&nbsp;kg',
    },
    specsHeader: 'Technical specifications',
    vague: ['Learn more', 'Other information'],
  },
};

const picture: GuidancePicture = {
  right: (locale) => <Accordion items={texts[locale].items.slice(0, 2)} />,
  wrong: (locale) => (
    <Accordion items={texts[locale].vague.map((header) => ({ value: header, header, content: '' }))} />
  ),
};

/**
 * Headings that open and close the content below them.
 *
 * Closed content is in the server’s HTML, found by find-in-page in Chromium (`hidden=until-found`), and open without
 * JavaScript. The open item of a `single` that is not `collapsible` is `aria-disabled`. Tried in Chromium with axe;
 * not tried yet with a screen reader.
 */
const meta: Meta<typeof Accordion> = {
  title: 'Content/Accordion',
  component: Accordion,
  render: inLocale(texts, (t, args) => <Accordion {...args} items={t.items} />),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Accordion>;

/** Enter and the space bar open and close; one is open at a time. The browser’s find-in-page finds closed content. */
export const Single: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement, globals }) => {
    for (const panel of canvasElement.querySelectorAll('[id][hidden]')) {
      await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
      await expect(panel.getBoundingClientRect().height).toBe(0);
    }
    const [first, second] = texts[storyLocale(globals)].items;
    await userEvent.tab();
    const one = canvas.getByRole('button', { name: first?.header });
    await expect(one).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(one).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('200', { exact: false })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: second?.header })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(one).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab({ shift: true });
    await expect(one).toHaveFocus();
  },
};

export const Cards: Story = { args: { variant: 'cards', defaultValue: 'distance' } };
export const Bullets: Story = { args: { bullets: true, defaultValue: 'distance' } };

/** Each name is a sub-heading of its text; with `table`, they are side by side. */
export const FeaturesAndSpecifications: Story = {
  args: { table: true, defaultValue: 'specs' },
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    const items: AccordionItem[] = [
      { value: 'specs', header: t.specsHeader, content: t.specs as Record<string, string> },
    ];
    return <Accordion {...args} items={[...items, ...t.items]} />;
  },
};

/** A long word wraps next to its chevron. */
export const Narrow: Story = {
  ...inNarrow(288),
  args: { defaultValue: 'long' },
};

export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, (t, args) => <Accordion {...args} items={t.items.slice(0, 2)} defaultValue="distance" />),
);

/** `DisclosureList`, for content of the host’s own. It doesn’t load rich text. */
export const OfAnyContent: Story = {
  render: inLocale(texts, (t) => (
    <DisclosureList
      items={t.items.map(({ value, header }) => ({
        value,
        header,
        content: <p>{header}</p>,
      }))}
      defaultValue="attente"
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta);
