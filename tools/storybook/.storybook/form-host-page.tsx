import { defaultClub } from '@jalon/club';
import { type Condition, type FieldMeta, fieldMeta, fieldNames, formDefinitions } from '@jalon/forms/schemas';
import { Source } from '@storybook/addon-docs/blocks';
import {
  browserExample,
  fastifyExample,
  installCommand,
  nextPageExample,
  nextProxyExample,
} from '../../vite/host-examples.ts';

/** For the host of a form: installation, usage, handling a post without JavaScript, and the wire format. */
export function FormHostPage({ entry }: { entry: string }) {
  const form = formDefinitions(defaultClub).find(({ component }) => entry === `@jalon/forms/${component}`);
  if (!form) return null;
  return (
    <>
      <h2>Installer · Install</h2>
      <Source language="bash" code={installCommand} />
      <h3>Vite</h3>
      <Source language="tsx" code={browserExample(form)} />
      <h3>Next.js</h3>
      <p>
        La page est rendue à chaque visite, pour que chacune ait sa clé. Son envoi sans JavaScript passe par{' '}
        <code>proxy.ts</code> : une page de l’App Router ne répond pas à un <code>POST</code>.{' '}
        <span lang="en-CA">
          The page is rendered for each visit, so that each has a key of its own. Its plain post goes through{' '}
          <code>proxy.ts</code>: a page of the App Router answers no <code>POST</code>.
        </span>
      </p>
      <Source language="tsx" code={nextPageExample(form)} />
      <Source language="typescript" code={nextProxyExample(form)} />
      <h3>Sans JavaScript, avec Fastify · Without JavaScript, with Fastify</h3>
      <Source language="typescript" code={fastifyExample(form)} />
      <h2>Sur le réseau · On the wire</h2>
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
            <th>champ · field</th>
            <th>obligatoire · required</th>
            <th>limite · limit</th>
            <th>valeurs · values</th>
            <th>demandé si · asked if</th>
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
                <td>{requirement(meta)}</td>
                <td>{meta.maxLength}</td>
                <td>{meta.values?.join(', ')}</td>
                <td>{asked(meta)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function requirement({ computed, optional }: FieldMeta): string {
  if (computed) return 'calculé · computed';
  return optional ? '' : 'oui · yes';
}

function asked({ visibleWhen = [] }: FieldMeta): string {
  const one = ({ field, is }: ValueCondition) => `${field} = ${is.join(' | ')}`;
  return visibleWhen
    .map((condition) => ('anyOf' in condition ? condition.anyOf.map(one).join(' ∨ ') : one(condition)))
    .join(' ∧ ');
}

type ValueCondition = Exclude<Condition, { anyOf: unknown }>;
