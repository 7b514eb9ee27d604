import { defaultClub } from '@jalon/club';
import { type Condition, type FieldMeta, fieldMeta, fieldNames, formDefinitions } from '@jalon/forms/schemas';
import { type Locale, languageTag } from '@jalon/i18n';
import { Source } from '@storybook/addon-docs/blocks';
import {
  browserExample,
  fastifyExample,
  installCommand,
  nextPageExample,
  nextProxyExample,
} from '../../vite/host-examples.ts';
import { usePageLocale } from './page-locale.tsx';

const words = {
  fr: {
    install: 'Installer',
    next: (
      <>
        La page est rendue à chaque visite, pour que chacune ait sa clé. Son envoi sans JavaScript passe par{' '}
        <code>proxy.ts</code>&nbsp;: une page de l’App Router ne répond pas à un <code>POST</code>.
      </>
    ),
    withoutScript: 'Sans JavaScript, avec Fastify',
    wire: 'Sur le réseau',
    columns: ['champ', 'obligatoire', 'limite', 'valeurs', 'demandé si'],
    computed: 'calculé',
    required: 'oui',
  },
  en: {
    install: 'Install',
    next: (
      <>
        The page is rendered for each visit, so that each has a key of its own. Its plain post goes through{' '}
        <code>proxy.ts</code>: a page of the App Router answers no <code>POST</code>.
      </>
    ),
    withoutScript: 'Without JavaScript, with Fastify',
    wire: 'On the wire',
    columns: ['field', 'required', 'limit', 'values', 'asked if'],
    computed: 'computed',
    required: 'yes',
  },
} satisfies Record<Locale, object>;

/** For the host of a form: installation, usage, handling a post without JavaScript, and the wire format. */
export function FormHostPage({ entry }: { entry: string }) {
  const form = formDefinitions(defaultClub).find(({ component }) => entry === `@jalon/forms/${component}`);
  const locale = usePageLocale();
  if (!form) return null;
  const t = words[locale];
  return (
    <div lang={languageTag(locale)}>
      <h2>{t.install}</h2>
      <Source language="bash" code={installCommand} />
      <h3>Vite</h3>
      <Source language="tsx" code={browserExample(form)} />
      <h3>Next.js</h3>
      <p>{t.next}</p>
      <Source language="tsx" code={nextPageExample(form)} />
      <Source language="typescript" code={nextProxyExample(form)} />
      <h3>{t.withoutScript}</h3>
      <Source language="typescript" code={fastifyExample(form)} />
      <h2>{t.wire}</h2>
      <p>
        <code>POST /api/forms/{form.id}</code>, <code>locale</code>:{' '}
        <code>{`${form.localeCodes.fr} | ${form.localeCodes.en}`}</code>
        {form.attachesMember !== false && (
          <>
            , <code>memberInfo</code>
          </>
        )}
      </p>
      <table>
        <thead>
          <tr>
            {t.columns.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fieldNames(form).map((name) => {
            const meta = fieldMeta(form.schema, name);
            return (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{requirement(meta, t)}</td>
                <td>{meta.maxLength}</td>
                <td>{meta.values?.join(', ')}</td>
                <td>{asked(meta)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function requirement({ computed, optional }: FieldMeta, t: (typeof words)[Locale]): string {
  if (computed) return t.computed;
  return optional ? '' : t.required;
}

function asked({ visibleWhen = [] }: FieldMeta): string {
  const one = ({ field, is }: ValueCondition) => `${field} = ${is.join(' | ')}`;
  return visibleWhen
    .map((condition) => ('anyOf' in condition ? condition.anyOf.map(one).join(' ∨ ') : one(condition)))
    .join(' ∧ ');
}

type ValueCondition = Exclude<Condition, { anyOf: unknown }>;
