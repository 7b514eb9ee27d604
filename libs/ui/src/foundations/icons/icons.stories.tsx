import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { describedBy, Field } from '../../inputs/field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { componentName } from './component-name.ts';
import sprite from './generated/icons.svg';
import { MailIcon } from './generated/modules/mail.tsx';
import { PhoneIcon } from './generated/modules/phone.tsx';
import { TowTruckIcon } from './generated/modules/tow-truck.tsx';
import icons from './icons.json';
import { Icon, iconSizes } from './index.ts';

const texts = {
  fr: {
    search: 'Chercher une icône',
    hint: 'Par exemple « hiver », « remorquage » ou « billet ».',
    found: (count: number) => (count > 1 ? `${count} icônes` : `${count} icône`),
    copied: (line: string) => `Copié : ${line}`,
    towing: 'Remorquage',
    call: 'Demander un remorquage',
    groups: {
      vehicles: 'Véhicules',
      roadside: 'Assistance routière',
      travel: 'Voyage',
      maps: 'Cartes',
      savings: 'Économies',
      advice: 'Conseils et assurance',
      interface: 'Interface',
    },
  },
  en: {
    search: 'Find an icon',
    hint: 'For example “winter,” “towing” or “ticket.”',
    found: (count: number) => (count === 1 ? `${count} icon` : `${count} icons`),
    copied: (line: string) => `Copied: ${line}`,
    towing: 'Towing',
    call: 'Request a tow',
    groups: {
      vehicles: 'Vehicles',
      roadside: 'Roadside assistance',
      travel: 'Travel',
      maps: 'Maps',
      savings: 'Savings',
      advice: 'Advice and insurance',
      interface: 'Interface',
    },
  },
};

/** Without accents or capitals, so that « vehicule » finds « véhicule ». */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const importLine = (name: string) => `import { ${componentName(name)} } from '@jalon/ui/icons/${name}';`;

function IconGallery({ locale }: { locale: 'fr' | 'en' }) {
  const t = texts[locale];
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState('');
  const found = icons.filter(({ name, words }) =>
    [name, ...words[locale]].some((word) => plain(word).includes(plain(query.trim()))),
  );
  const copy = async (name: string) => {
    await navigator.clipboard?.writeText(importLine(name)).catch(() => undefined);
    setCopied(importLine(name));
  };
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <div style={{ display: 'grid', gap: 8 }}>
        <Field controlId="icon-search" label={t.search} hint={t.hint}>
          <TextInput
            id="icon-search"
            type="search"
            aria-describedby={describedBy('icon-search', t)}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
        <span role="status">{copied ? t.copied(copied) : t.found(found.length)}</span>
      </div>
      {Object.entries(t.groups).map(([group, title]) => {
        const ofGroup = found.filter((icon) => icon.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <section key={group} aria-label={title}>
            <h2 style={{ fontSize: 'var(--jalon-size-h3)' }}>{title}</h2>
            <ul
              style={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
                gap: 8,
                maxInlineSize: 'none',
                margin: 0,
                padding: 0,
                listStyle: 'none',
              }}
            >
              {ofGroup.map(({ name }) => (
                <li key={name} style={{ display: 'grid' }}>
                  <button
                    type="button"
                    onClick={() => copy(name)}
                    style={{
                      display: 'grid',
                      gap: 12,
                      justifyItems: 'center',
                      alignContent: 'center',
                      minBlockSize: 112,
                      padding: 8,
                      border: '1px solid var(--jalon-color-border)',
                      borderRadius: 12,
                      background: 'none',
                      color: 'inherit',
                      font: 'inherit',
                      fontSize: 15,
                      lineHeight: 1.2,
                    }}
                  >
                    <Icon name={name} sprite={sprite} size="large" />
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const picture: GuidancePicture = {
  right: (locale) => (
    <>
      <Call locale={locale} icon={<PhoneIcon />} of={calls[locale].road} />
      <Call locale={locale} icon={<PhoneIcon />} of={calls[locale].travel} />
    </>
  ),
  wrong: (locale) => (
    <>
      <Call locale={locale} icon={<PhoneIcon />} of={calls[locale].road} />
      <Call locale={locale} icon={<MailIcon />} of={calls[locale].travel} />
    </>
  ),
};

const calls = {
  fr: { call: 'Appeler', road: 'l’assistance routière', travel: 'l’agence de voyages' },
  en: { call: 'Call', road: 'roadside assistance', travel: 'the travel agency' },
};

function Call({ locale, icon, of }: { locale: 'fr' | 'en'; icon: ReactNode; of: string }) {
  return (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center', margin: 0 }}>
      {icon} {calls[locale].call} {of}
    </p>
  );
}

/**
 * A stroked drawing on a square of 24, in the colour of the surrounding text.
 *
 * When the name is in the code, import the icon itself, `import { CarIcon } from "@jalon/ui/icons/car"` (0.4 kB).
 * `Icon name="…"` is for names that come as data: it uses one file, `@jalon/ui/icons.svg`, which the host serves at
 * `/assets/icons.svg`.
 */
const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { sprite },
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Icon>;

/** Every icon. Search by name or by words of the current language; a press copies the import. */
export const Gallery: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => <IconGallery locale={storyLocale(globals)} />,
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = texts[locale];
    await expect(canvas.getAllByRole('button')).toHaveLength(icons.length);
    await userEvent.type(canvas.getByLabelText(t.search), locale === 'fr' ? 'VEHICULE' : 'Vehicle');
    await expect(canvas.getByRole('button', { name: 'car' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'passport' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'car' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(importLine('car')));
    await userEvent.clear(canvas.getByLabelText(t.search));
  },
};

/** 16, 24, 32 and 48 pixels; in `rem`, so that they grow with the text. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' }}>
      {(Object.keys(iconSizes) as (keyof typeof iconSizes)[]).map((size) => (
        <div key={size} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
          <TowTruckIcon size={size} />
          <code>{size}</code>
        </div>
      ))}
    </div>
  ),
};

/** Alone, an icon has a name; next to text, it is hidden from screen readers. */
export const WithAndWithoutLabel: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TowTruckIcon label={t.towing} size="large" />
      <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <TowTruckIcon /> {t.call}
      </span>
    </div>
  )),
  play: async ({ canvas, globals }) => {
    const images = canvas.getAllByRole('img');
    await expect(images).toHaveLength(1);
    await expect(images[0]).toHaveAccessibleName(texts[storyLocale(globals)].towing);
  },
};

/** A name that comes from data. */
export const FromSprite: Story = { args: { name: 'snowmobile', size: 'x-large' } };
