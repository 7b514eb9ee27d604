import { otherLocale } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Button } from '../../actions/button/index.ts';
import { LinkTile, LinkTileList } from '../../content/link-tile/index.ts';
import { ErrorMessage } from '../../feedback/error-message/index.ts';
import { ErrorSummary } from '../../feedback/error-summary/index.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { describedBy, Field } from '../../inputs/field/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Hero } from '../hero/index.ts';
import { Section } from '../section/index.ts';
import { mainId, PageFrame, type PageFrameProps } from './index.ts';

const texts = {
  fr: {
    home: '/fr',
    test: 'Test de batterie',
    membership: 'Adhésions',
    contact: 'Nous joindre',
    privacy: 'Politique de confidentialité',
    tagline: 'Sur la route, jamais sans vous.',
    note: '© 2026 Club Jalon. Tous droits réservés.',
    heroText:
      'Depuis toujours, le club veille sur ses membres, d’un bout à l’autre du Québec et en toute saison.',
    heroAction: 'Faire tester ma batterie',
    heroOther: 'Voir les adhésions',
    before: 'Avant les grands froids',
    testText: 'Une batterie faible se révèle au premier matin à −20\u00a0°C. Faites vérifier la vôtre avant.',
    ask: 'Demander un test de batterie',
    intro:
      'Dites-nous où vous êtes et ce que vous conduisez. Notre équipe vous écrira pour convenir du moment.',
    centre: 'Centre urbain',
    choose: 'Choisissez un centre',
    make: 'Marque du véhicule',
    model: 'Modèle',
    year: 'Année',
    yearHint: 'Quatre chiffres, par exemple 2019',
    send: 'Envoyer la demande',
    empty: 'Veuillez remplir ce champ',
    generic: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    problem: 'Il y a un problème',
  },
  en: {
    home: '/en',
    test: 'Battery test',
    membership: 'Memberships',
    contact: 'Contact us',
    privacy: 'Privacy policy',
    tagline: 'With you on every road.',
    note: '© 2026 Club Jalon. All rights reserved.',
    heroText: 'Looking after members across Quebec, from the first frost to the spring thaw.',
    heroAction: 'Have my battery tested',
    heroOther: 'See memberships',
    before: 'Before the cold snap',
    testText: 'A weak battery gives out on the first −20\u00a0°C morning. Have yours checked before it does.',
    ask: 'Request a battery test',
    intro: 'Tell us where you are and what you drive. An advisor will email you to set a time.',
    centre: 'Urban centre',
    choose: 'Choose a centre',
    make: 'Vehicle make',
    model: 'Model',
    year: 'Year',
    yearHint: 'Four digits, for example 2019',
    send: 'Send the request',
    empty: 'Please fill out this field',
    generic: 'An error occurred. Please try again later.',
    problem: 'There is a problem',
  },
};

function frame(globals: Record<string, unknown>, current: 'home' | 'test'): PageFrameProps {
  const locale = storyLocale(globals);
  const t = texts[locale];
  return {
    brand: { name: 'Club Jalon', href: t.home },
    languageSwitch: { href: texts[otherLocale(locale)].home, locale: otherLocale(locale) },
    navigation: [
      { href: '#test', label: t.test, current: current === 'test' },
      { href: '#adhesions', label: t.membership },
      { href: '#contact', label: t.contact },
    ],
    footer: {
      tagline: t.tagline,
      links: [
        { href: '#contact', label: t.contact },
        { href: '#confidentialite', label: t.privacy },
      ],
      note: t.note,
    },
  };
}

const guidance: Guidance = {
  fr: {
    use: 'Autour d’une page simple\u00a0: lien d’évitement, en-tête, contenu, pied.',
    avoid: 'Avec des menus\u00a0: `Header` et `BigFooter`.',
    keys: [['Tab', 'commence par le lien d’évitement']],
    content: ['Cinq liens ou moins dans l’en-tête.'],
  },
  en: {
    use: 'Around a simple page: skip link, header, content, footer.',
    avoid: 'With menus: `Header` and `BigFooter`.',
    keys: [['Tab', 'starts with the skip link']],
    content: ['Five links or fewer in the header.'],
  },
};

const meta: Meta<typeof PageFrame> = {
  title: 'Layout/PageFrame',
  component: PageFrame,
  parameters: {
    guidance,
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
};

export default meta;
type Story = StoryObj<typeof PageFrame>;

/** A home page made of the frame, a hero and tiles. The skip link comes first and leads to the content. */
export const Home: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <PageFrame {...frame(globals, 'home')}>
        <Hero
          title={t.tagline}
          tagline={t.heroText}
          picture={<img src={winterRoad} alt="" width={1600} height={900} />}
          actions={[
            { href: '#test', label: t.heroAction },
            { href: '#adhesions', label: t.heroOther },
          ]}
        />
        <Section surface="secondary">
          <h2>{t.before}</h2>
          <LinkTileList>
            <LinkTile
              href="#test"
              title={t.test}
              description={t.testText}
              picture={<img src={batteryTest} alt="" width={1200} height={800} />}
            />
          </LinkTileList>
        </Section>
      </PageFrame>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', `#${mainId}`);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', mainId);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

function FormPage({ globals, failed }: { globals: Record<string, unknown>; failed?: boolean }) {
  const t = texts[storyLocale(globals)];
  const error = failed ? t.empty : undefined;
  const state = { 'aria-describedby': undefined as string | undefined, 'aria-invalid': failed };
  const control = (id: string, hint?: string) => ({
    ...state,
    id,
    'aria-describedby': describedBy(id, { hint, error }),
  });
  return (
    <PageFrame {...frame(globals, 'test')}>
      <Hero
        size="compact"
        title={t.ask}
        tagline={t.intro}
        picture={<img src={batteryTest} alt="" width={1200} height={800} loading="lazy" />}
      />
      <Section width="text">
        <form noValidate style={{ display: 'grid', gap: 'var(--jalon-space-6)' }}>
          {failed && (
            <ErrorSummary
              title={t.problem}
              errors={[
                { controlId: 'centre', message: `${t.centre} – ${t.empty}` },
                { controlId: 'make', message: `${t.make} – ${t.empty}` },
                { controlId: 'year', message: `${t.year} – ${t.empty}` },
              ]}
            />
          )}
          <Field controlId="centre" label={t.centre} error={error}>
            <Select {...control('centre')}>
              <option value="">{t.choose}</option>
              <option>Gatineau</option>
              <option>Saguenay</option>
            </Select>
          </Field>
          <Field controlId="make" label={t.make} error={error}>
            <TextInput {...control('make')} />
          </Field>
          <Field controlId="model" label={t.model}>
            <TextInput id="model" defaultValue="CR-V" />
          </Field>
          <Field controlId="year" label={t.year} hint={t.yearHint} error={error}>
            <TextInput {...control('year', t.yearHint)} size={4} maxLength={4} inputMode="numeric" />
          </Field>
          <div
            style={{
              display: 'grid',
              gap: 'var(--jalon-space-4)',
              justifyItems: 'start',
              marginBlockStart: 8,
            }}
          >
            <Button type="submit">{t.send}</Button>
            {failed && <ErrorMessage>{t.generic}</ErrorMessage>}
          </div>
        </form>
      </Section>
    </PageFrame>
  );
}

export const FormAtRest: Story = { render: (_args, { globals }) => <FormPage globals={globals} /> };

export const FormWithErrors: Story = {
  render: (_args, { globals }) => <FormPage globals={globals} failed />,
};

/** 320 CSS pixels: 1280 at a zoom of 400 %. Nothing scrolls sideways. */
export const AtFourHundredPerCent: Story = {
  render: (_args, { globals }) => (
    <div data-testid="narrow" style={{ inlineSize: 320, overflow: 'auto' }}>
      <FormPage globals={globals} failed />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
