import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { SubmitButton } from '../../actions/submit-button/index.ts';
import { QuickInfo } from '../../content/quick-info/index.ts';
import { ErrorSummary } from '../../feedback/error-summary/index.ts';
import garage from '../../foundations/pictures/garage.svg';
import { CheckboxGroup } from '../../inputs/checkbox-group/index.ts';
import { describedBy, Field } from '../../inputs/field/index.ts';
import { PhoneInput } from '../../inputs/phone-input/index.ts';
import { PostalCodeInput } from '../../inputs/postal-code-input/index.ts';
import { RadioGroup } from '../../inputs/radio-group/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Textarea } from '../../inputs/textarea/index.ts';
import { Headings } from '../../layout/headings/index.ts';
import { Section } from '../../layout/section/index.ts';
import { ProgressSteps } from '../../navigation/progress-steps/index.ts';
import { ClubPage } from './club-page.tsx';
import { expectPage } from './expect-page.ts';
import { Box, Columns, Fields, Illustration } from './layout.styles.ts';

const texts = {
  fr: {
    crumbs: ['Assistance routière', 'Avant la route', 'Vérification d’hiver'],
    steps: ['Votre véhicule', 'Le rendez-vous', 'Confirmation'],
    title: 'Faire vérifier ma voiture avant l’hiver',
    intro:
      'Dites-nous ce que vous conduisez et où vous joindre. Notre équipe vous écrit dans les deux jours ouvrables pour convenir du moment.',
    required: 'Tous les champs sont obligatoires, sauf ceux qui portent la mention «\u00a0facultatif\u00a0».',
    problem: 'Il y a un problème',
    vehicle: 'Votre véhicule',
    make: 'Marque',
    choose: 'Choisissez une marque',
    makes: ['Honda', 'Hyundai', 'Toyota', 'Volkswagen'],
    year: 'Année',
    yearHint: 'Quatre chiffres, par exemple 2019',
    engine: 'Motorisation',
    engines: ['Essence', 'Hybride', 'Hybride rechargeable', 'Électrique'],
    checks: 'Que souhaitez-vous faire vérifier?',
    checksHint: 'Cochez toutes les cases pertinentes.',
    items: [
      'Batterie et alternateur',
      'Pneus et géométrie',
      'Freins et suspension',
      'Liquide de refroidissement',
    ],
    you: 'Vous joindre',
    email: 'Courriel',
    emailHint: 'Nous y envoyons la confirmation de votre rendez-vous.',
    emailError: 'Veuillez entrer une adresse courriel valide',
    phone: 'Téléphone',
    code: 'Code postal',
    codeError: 'Veuillez entrer un code postal du Québec',
    message: 'Précisions (facultatif)',
    messageHint: 'Un bruit, un voyant, une date à éviter.',
    send: 'Envoyer la demande',
    privacy:
      'Vos renseignements servent à fixer ce rendez-vous et à rien d’autre. Ils sont détruits après un an.',
    aside: {
      tag: 'Plus vite?',
      title: 'Prenez rendez-vous au téléphone',
      description: 'Du lundi au vendredi, de 8\u00a0h à 18\u00a0h.',
      label: 'Sans frais',
    },
  },
  en: {
    crumbs: ['Roadside assistance', 'Before you go', 'Winter check'],
    steps: ['Your vehicle', 'The appointment', 'Confirmation'],
    title: 'Have my car checked before winter',
    intro:
      'Tell us what you drive and how to reach you. An advisor will email you within two business days to set a time.',
    required: 'All fields are required, except those marked “optional.”',
    problem: 'There is a problem',
    vehicle: 'Your vehicle',
    make: 'Make',
    choose: 'Choose a make',
    makes: ['Honda', 'Hyundai', 'Toyota', 'Volkswagen'],
    year: 'Year',
    yearHint: 'Four digits, for example 2019',
    engine: 'Engine',
    engines: ['Gasoline', 'Hybrid', 'Plug-in hybrid', 'Electric'],
    checks: 'What would you like to have checked?',
    checksHint: 'Select all that apply.',
    items: ['Battery and alternator', 'Tires and alignment', 'Brakes and suspension', 'Coolant'],
    you: 'How to reach you',
    email: 'Email',
    emailHint: 'We’ll send your confirmation there.',
    emailError: 'Please enter a valid email address',
    phone: 'Phone',
    code: 'Postal code',
    codeError: 'Please enter a Quebec postal code',
    message: 'Details (optional)',
    messageHint: 'A noise, a warning light, a day that doesn’t work for you.',
    send: 'Send the request',
    privacy: 'We use your information only to set up this appointment, and delete it after a year.',
    aside: {
      tag: 'Need it sooner?',
      title: 'Book by phone',
      description: 'Monday to Friday, 8\u00a0a.m. to 6\u00a0p.m.',
      label: 'Toll-free',
    },
  },
} as const;

const states = ['idle', 'not_done', 'not_done'] as const;

function FormPageExample({
  globals,
  refused = false,
}: {
  globals: Record<string, unknown>;
  refused?: boolean;
}) {
  const locale = storyLocale(globals);
  const t = texts[locale];
  const emailError = refused ? t.emailError : undefined;
  const codeError = refused ? t.codeError : undefined;
  return (
    <ClubPage
      locale={locale}
      menu={0}
      crumbs={t.crumbs.map((name, index) => ({ name, url: `#route-${index}` }))}
    >
      <Section style={{ paddingBlockStart: 'var(--jalon-space-6)' }}>
        <ProgressSteps
          steps={t.steps.map((label, index) => ({
            id: `${index}`,
            label,
            state: states[index] ?? 'not_done',
          }))}
          style={{ marginBlockEnd: 'var(--jalon-space-10)' }}
        />
        <Columns>
          <div>
            <Headings level={1} heading={t.title} subheading={t.intro} />
            <p>{t.required}</p>
            {refused && (
              <ErrorSummary
                title={t.problem}
                errors={[
                  { controlId: 'courriel', message: t.emailError },
                  { controlId: 'code-postal', message: t.codeError },
                ]}
              />
            )}
            <Fields noValidate onSubmit={(event) => event.preventDefault()}>
              <h2>{t.vehicle}</h2>
              <Field controlId="marque" label={t.make}>
                <Select id="marque" name="marque" defaultValue={refused ? 'Toyota' : ''}>
                  <option value="">{t.choose}</option>
                  {t.makes.map((make) => (
                    <option key={make}>{make}</option>
                  ))}
                </Select>
              </Field>
              <Field controlId="annee" label={t.year} hint={t.yearHint}>
                <TextInput
                  id="annee"
                  name="annee"
                  inputMode="numeric"
                  size={4}
                  defaultValue={refused ? '2019' : undefined}
                  aria-describedby={describedBy('annee', { hint: t.yearHint })}
                />
              </Field>
              <RadioGroup
                legend={t.engine}
                name="motorisation"
                layout="row"
                defaultValue={refused ? '0' : undefined}
                options={t.engines.map((label, index) => ({ value: String(index), label }))}
              />
              <CheckboxGroup
                legend={t.checks}
                hint={t.checksHint}
                name="verifications"
                defaultValue={refused ? ['0', '1'] : undefined}
                options={t.items.map((label, index) => ({ value: String(index), label }))}
              />
              <h2>{t.you}</h2>
              <Field controlId="courriel" label={t.email} hint={t.emailHint} error={emailError}>
                <TextInput
                  id="courriel"
                  name="courriel"
                  type="email"
                  autoComplete="email"
                  defaultValue={refused ? 'marie@exemple' : undefined}
                  aria-invalid={refused}
                  aria-describedby={describedBy('courriel', { hint: t.emailHint, error: emailError })}
                />
              </Field>
              <Field controlId="telephone" label={t.phone}>
                <PhoneInput
                  id="telephone"
                  name="telephone"
                  defaultValue={refused ? '4185550134' : undefined}
                />
              </Field>
              <Field controlId="code-postal" label={t.code} error={codeError}>
                <PostalCodeInput
                  id="code-postal"
                  name="codePostal"
                  defaultValue={refused ? 'K1A0B1' : undefined}
                  aria-invalid={refused}
                  aria-describedby={describedBy('code-postal', { error: codeError })}
                />
              </Field>
              <Field controlId="precisions" label={t.message} hint={t.messageHint}>
                <Textarea
                  id="precisions"
                  name="precisions"
                  maxLength={500}
                  aria-describedby={describedBy('precisions', { hint: t.messageHint })}
                />
              </Field>
              <div>
                <SubmitButton>{t.send}</SubmitButton>
              </div>
              <p
                style={{ margin: 0, color: 'var(--jalon-color-muted)', fontSize: 'var(--jalon-size-small)' }}
              >
                {t.privacy}
              </p>
            </Fields>
          </div>
          <aside aria-label={t.aside.title}>
            <Illustration src={garage} alt="" width={1600} height={900} />
            <Box data-surface="secondary">
              <QuickInfo
                headingLevel={2}
                tag={t.aside.tag}
                title={t.aside.title}
                description={t.aside.description}
                phones={[{ number: '1 (800) 555-0134', label: t.aside.label }]}
              />
            </Box>
          </aside>
        </Columns>
      </Section>
    </ClubPage>
  );
}

/** A form on its page: progress, questions, and whom to call instead. */
const meta: Meta = {
  title: 'Compositions/Form page',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => <FormPageExample globals={globals} />,
};

export default meta;
type Story = StoryObj;

export const OnAComputer: Story = { tags: ['both-languages'], play: expectPage };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, play: expectPage };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectPage };
export const InTheSecondBrand: Story = { globals: { brand: 'marine' }, play: expectPage };

/** After a refusal: the answers stay, and each link of the summary leads to its field. */
export const Refused: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => <FormPageExample globals={globals} refused />,
  play: async ({ canvas, canvasElement, globals }) => {
    await expectPage({ canvasElement });
    const t = texts[storyLocale(globals)];
    const field = canvas.getByLabelText(t.code);
    await expect(canvas.getByRole('link', { name: t.codeError })).toHaveAttribute('href', `#${field.id}`);
    await expect(field).toHaveAccessibleDescription(new RegExp(t.codeError));
    await expect(field).toHaveValue('K1A 0B1');
  },
};

export const RefusedOnAPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } };
