import type { Locale } from '@jalon/i18n';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import { describedBy, Field } from '@jalon/ui/field';
import { Link } from '@jalon/ui/link';
import { PasswordInput } from '@jalon/ui/password-input';
import { ProgressSteps } from '@jalon/ui/progress-steps';
import { TextInput } from '@jalon/ui/text-input';
import type { ReactNode } from 'react';
import type { GuidancePicture } from '../../vite/story-guidance.ts';

/** A part of a page in the language of the toolbar. */
const inWords =
  <Props extends object>(Part: (props: Props) => ReactNode, words: Readonly<Record<Locale, Props>>) =>
  (locale: Locale) => <Part {...words[locale]} />;

/** The right and the wrong use of each pattern, with the components themselves. */
export const pictures = {
  checkAnswers: {
    right: inWords(Answer, {
      fr: { label: 'Adresse', value: '12, rue des Érables, Laval', link: 'Modifier l’adresse' },
      en: { label: 'Address', value: '12 Maple Street, Laval', link: 'Change the address' },
    }),
    wrong: inWords(Answer, {
      fr: { label: 'adresseRue', value: '12 RUE DES ERABLES', link: 'Retour' },
      en: { label: 'adresseRue', value: '12 MAPLE STREET', link: 'Back' },
    }),
  },
  errors: {
    right: inWords(Email, {
      fr: { label: 'Adresse courriel', error: 'Veuillez entrer une adresse courriel valide' },
      en: { label: 'Email address', error: 'Please enter a valid email address' },
    }),
    wrong: inWords(Email, {
      fr: { label: 'Adresse courriel', error: 'Erreur 422 : champ invalide' },
      en: { label: 'Email address', error: 'Error 422: invalid field' },
    }),
  },
  steps: {
    right: inWords(Steps, {
      fr: { labels: ['Vous', 'Adresse', 'Paiement'] },
      en: { labels: ['You', 'Address', 'Payment'] },
    }),
    wrong: inWords(Steps, {
      fr: { labels: ['Étape 1 sur 3', 'Étape 2 sur 3', 'Étape 3 sur 3'] },
      en: { labels: ['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3'] },
    }),
  },
  list: {
    right: inWords(Row, {
      fr: { remove: 'Retirer le pneu 2', add: 'Ajouter un pneu', variant: 'secondary' },
      en: { remove: 'Remove tire 2', add: 'Add a tire', variant: 'secondary' },
    }),
    wrong: inWords(Row, {
      fr: { remove: 'Retirer', add: 'Ajouter', variant: 'primary' },
      en: { remove: 'Remove', add: 'Add', variant: 'primary' },
    }),
  },
  signIn: {
    right: inWords(Password, {
      fr: { label: 'Mot de passe', error: 'Le nom d’utilisateur ou le mot de passe est incorrect' },
      en: { label: 'Password', error: 'The username or the password is incorrect' },
    }),
    wrong: inWords(Password, {
      fr: { label: 'Mot de passe', error: 'Ce nom d’utilisateur n’existe pas' },
      en: { label: 'Password', error: 'This username does not exist' },
    }),
  },
  consent: {
    right: (locale) => {
      const [accept, refuse] = choices[locale];
      return (
        <>
          <Button variant="secondary">{refuse}</Button> <Button variant="secondary">{accept}</Button>
        </>
      );
    },
    wrong: (locale) => {
      const [accept, refuse] = choices[locale];
      return (
        <>
          <Button>{accept}</Button> <Link href="#refuse">{refuse}</Link>
        </>
      );
    },
  },
  formPage: {
    right: (locale) => (
      <Field controlId="pattern-city" label={locale === 'fr' ? 'Municipalité' : 'Town'}>
        <TextInput id="pattern-city" />
      </Field>
    ),
    wrong: (locale) => (
      <TextInput
        aria-label={locale === 'fr' ? 'Municipalité' : 'Town'}
        placeholder={locale === 'fr' ? 'Municipalité' : 'Town'}
      />
    ),
  },
  checkout: {
    right: (locale) => <Checkbox label={renewal[locale]} />,
    wrong: (locale) => <Checkbox label={renewal[locale]} defaultChecked />,
  },
} satisfies Record<string, GuidancePicture>;

const renewal = { fr: 'Renouveler mon adhésion chaque année', en: 'Renew my membership each year' };
const choices = { fr: ['Tout accepter', 'Tout refuser'], en: ['Accept all', 'Refuse all'] } as const;

function Answer({ label, value, link }: { label: string; value: string; link: string }) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd>
        {value} <Link href="#address">{link}</Link>
      </dd>
    </dl>
  );
}

function Email({ label, error }: { label: string; error: string }) {
  const controlId = 'pattern-email';
  return (
    <Field controlId={controlId} label={label} error={error}>
      <TextInput
        id={controlId}
        defaultValue="zoe@"
        aria-invalid
        aria-describedby={describedBy(controlId, { error })}
      />
    </Field>
  );
}

function Steps({ labels }: { labels: readonly string[] }) {
  return (
    <ProgressSteps
      steps={labels.map((label, index) => ({
        id: label,
        label,
        state: index === 0 ? 'done' : index === 1 ? 'idle' : 'not_done',
      }))}
    />
  );
}

function Row({ remove, add, variant }: { remove: string; add: string; variant: 'primary' | 'secondary' }) {
  return (
    <>
      <Button variant={variant}>{remove}</Button> <Button variant={variant}>{add}</Button>
    </>
  );
}

function Password({ label, error }: { label: string; error: string }) {
  const controlId = 'pattern-password';
  return (
    <Field controlId={controlId} label={label} error={error}>
      <PasswordInput id={controlId} aria-invalid aria-describedby={describedBy(controlId, { error })} />
    </Field>
  );
}
