import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Button } from '../../actions/button/index.ts';
import { ConsentControl } from '../../actions/consent-control/index.ts';
import { Link } from '../../actions/link/index.ts';
import { LinkTile, LinkTileList } from '../../content/link-tile/index.ts';
import { ErrorSummary } from '../../feedback/error-summary/index.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { surfaceVariants } from '../../foundations/tokens/surface-variants.ts';
import { describedBy, Field } from '../../inputs/field/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Hero } from '../../layout/hero/index.ts';
import { Section } from '../../layout/section/index.ts';
import { BigFooter } from '../../navigation/big-footer/index.ts';
import { Breadcrumb } from '../../navigation/breadcrumb/index.ts';
import { Header } from '../../navigation/header/index.ts';
import { InPageNavigation } from '../../navigation/in-page-navigation/index.ts';
import { Pagination } from '../../navigation/pagination/index.ts';
import { mainId, SkipLink } from '../../navigation/skip-link/index.ts';
import { Dialog, opensDialog } from '../../overlays/dialog/index.ts';
import { HoverCard } from '../../overlays/hover-card/index.ts';
import { Tooltip } from '../../overlays/tooltip/index.ts';
import { sampleHeader } from '../../testing/sample-club.ts';
import { sampleFooter } from '../../testing/sample-footer.tsx';

const texts = {
  fr: {
    title: 'Sur la route, jamais sans vous.',
    tagline: 'Le club veille sur ses membres, d’un bout à l’autre du Québec et en toute saison.',
    join: 'Devenir membre',
    see: 'Voir les services',
    crumbs: ['Accueil', 'Assistance routière', 'Test de batterie'],
    parts: ['Les services', 'Écrire au club', 'Les surfaces'],
    roads: 'État des routes',
    test: 'Test de batterie',
    text: 'Une seule équipe vous répond, jour et nuit, avec ',
    link: 'des conseils pour chaque saison',
    option: 'option VR',
    optionText: 'Deux dépannages par année pour une autocaravane ou une roulotte.',
    tooltip: 'Par année d’adhésion.',
    problem: 'Il y a un problème',
    centre: 'Centre',
    choose: 'Choisissez un centre',
    email: 'Courriel',
    hint: 'Nous y répondons en deux jours ouvrables.',
    error: 'Veuillez entrer une adresse courriel',
    send: 'Envoyer',
    help: 'Besoin d’aide?',
    helpText: 'Appelez-nous au 1\u00a0800\u00a0555-0134, jour et nuit.',
  },
  en: {
    title: 'With you on every road.',
    tagline: 'Looking after members across Quebec, from the first frost to the spring thaw.',
    join: 'Become a member',
    see: 'See our services',
    crumbs: ['Home', 'Roadside assistance', 'Battery test'],
    parts: ['Services', 'Write to us', 'Surfaces'],
    roads: 'Road conditions',
    test: 'Battery test',
    text: 'One team, day and night, with ',
    link: 'advice for every season',
    option: 'RV option',
    optionText: 'Two service calls a year for a motorhome or a trailer.',
    tooltip: 'Per membership year.',
    problem: 'There is a problem',
    centre: 'Centre',
    choose: 'Choose a centre',
    email: 'Email',
    hint: 'We reply within two business days.',
    error: 'Please enter an email address',
    send: 'Send',
    help: 'Need help?',
    helpText: 'Call us at 1-800-555-0134, day or night.',
  },
};

const onOpen = fn();

function System({ globals }: { globals: Record<string, unknown> }) {
  const locale = storyLocale(globals);
  const t = texts[locale];
  const [services, write, surfaces] = t.parts;
  return (
    <>
      <SkipLink />
      <Header {...sampleHeader(locale)} />
      <main id={mainId} tabIndex={-1}>
        <Hero
          title={t.title}
          tagline={t.tagline}
          picture={<img src={winterRoad} alt="" width={1600} height={900} />}
          actions={[
            { href: '#adhesion', label: t.join },
            { href: '#services', label: t.see },
          ]}
        />
        <InPageNavigation
          anchors={t.parts.map((label, index) => ({
            id: ['services', 'ecrire', 'surfaces'][index] ?? '',
            label,
          }))}
        />
        <Section id="services" surface="secondary">
          <Breadcrumb crumbs={t.crumbs.map((name, index) => ({ name, url: `#${index}` }))} />
          <h2>{services}</h2>
          <LinkTileList>
            <LinkTile
              href="#test"
              title={t.test}
              description={t.tagline}
              picture={<img src={batteryTest} alt="" width={1200} height={800} />}
            />
            <LinkTile
              href="#routes"
              title={t.roads}
              description={t.tagline}
              picture={<img src={winterRoad} alt="" width={1600} height={900} />}
            />
          </LinkTileList>
          <div style={{ marginBlockStart: 32 }}>
            <Pagination page={3} pageCount={9} hrefFor={(page) => `#page-${page}`} />
          </div>
        </Section>
        <Section id="ecrire" width="text">
          <h2>{write}</h2>
          <form noValidate style={{ display: 'grid', gap: 'var(--jalon-space-6)', justifyItems: 'start' }}>
            <ErrorSummary title={t.problem} errors={[{ controlId: 'courriel', message: t.error }]} />
            <Field controlId="centre" label={t.centre}>
              <Select id="centre">
                <option value="">{t.choose}</option>
                <option>Gatineau</option>
              </Select>
            </Field>
            <Field controlId="courriel" label={t.email} hint={t.hint} error={t.error}>
              <TextInput
                id="courriel"
                aria-invalid
                aria-describedby={describedBy('courriel', { hint: t.hint, error: t.error })}
              />
            </Field>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
              <Button type="submit">{t.send}</Button>
              <Button variant="secondary" {...opensDialog('aide')}>
                {t.help}
              </Button>
            </div>
          </form>
          <Dialog id="aide" title={t.help}>
            <p>{t.helpText}</p>
          </Dialog>
        </Section>
        <div id="surfaces">
          {surfaceVariants.map((surface) => (
            <Section key={surface} surface={surface}>
              <h2>{surfaces}</h2>
              <p>
                {t.text}
                <Link href={`#${surface}`}>{t.link}</Link>{' '}
                <HoverCard description={t.optionText}>{t.option}</HoverCard> <Tooltip content={t.tooltip} />
              </p>
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
                <Button href="#adhesion">{t.join}</Button>
                <Button variant="secondary" href="#services">
                  {t.see}
                </Button>
              </div>
            </Section>
          ))}
        </div>
      </main>
      <BigFooter {...sampleFooter(locale, batteryTest)} consent={<ConsentControl onOpen={onOpen} />} />
    </>
  );
}

/** The whole system on one page, to review a brand. */
const meta: Meta = {
  title: 'Foundations/System',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => <System globals={globals} />,
};

export default meta;
type Story = StoryObj;

export const ClubJalon: Story = {
  tags: ['both-languages'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The brand of a fictional club by the sea: only the token file differs. */
export const ASecondBrand: Story = {
  globals: { brand: 'marine' },
  play: async ({ canvas }) => {
    const action = getComputedStyle(document.documentElement).getPropertyValue('--jalon-color-balise-500');
    await expect(action).not.toBe('#c4380c');
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: ClubJalon.play };

/** The server’s HTML, in a frame without scripts. */
export const WithoutScript: Story = {
  globals: { script: 'without' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')?.srcdoc).toContain('<main id="contenu"'),
    );
  },
};
