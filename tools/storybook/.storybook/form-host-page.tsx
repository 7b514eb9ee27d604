import {
  type Condition,
  defaultClub,
  type FieldRule,
  formDefinitions,
  type SiteForm,
} from '@jalon/forms/schemas';
import { Source } from '@storybook/addon-docs/blocks';

/** What the host of a form needs: how it is installed and shown, how its plain post is answered, what travels. */
export function FormHostPage({ entry }: { entry: string }) {
  const form = formDefinitions(defaultClub).find(({ name }) => entry === `@jalon/forms/${name}`);
  if (!form) return null;
  const component = `${form.name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Form`;
  return (
    <>
      <h2>Installer · Install</h2>
      <Source
        language="bash"
        code="npm install @jalon/forms @jalon/i18n @jalon/ui react react-dom styled-components"
      />
      <h3>Vite</h3>
      <Source language="tsx" code={browserExample(entry, component, form)} />
      <h3>Next.js</h3>
      <Source language="tsx" code={nextExample(entry, component, form)} />
      <h3>Sans JavaScript, avec Fastify · Without JavaScript, with Fastify</h3>
      <Source language="typescript" code={plainPostExample(form)} />
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
          {Object.entries(form.fields).map(([name, rule]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{requirement(rule)}</td>
              <td>{rule.maxLength}</td>
              <td>{rule.values ? rule.values.join(', ') : rule.pattern && <code>{rule.pattern}</code>}</td>
              <td>{asked(rule)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function requirement({ derive, optional }: FieldRule): string {
  if (derive) return 'calculé · computed';
  return optional ? '' : 'oui · yes';
}

function asked({ when = [] }: FieldRule): string {
  const one = ({ field, is }: Condition) => `${field} = ${is.join(' | ')}`;
  return when
    .map((condition) => ('anyOf' in condition ? condition.anyOf.map(one).join(' ∨ ') : one(condition)))
    .join(' ∧ ');
}

function browserExample(entry: string, component: string, { sentPaths }: SiteForm): string {
  return `import { ${component} } from '${entry}';
import { I18nProvider } from '@jalon/i18n/react';
import '@jalon/ui/tokens.css';
import '@jalon/ui/base.css';

export const Page = () => (
  <I18nProvider locale="fr">
    <${component} onSent={() => location.assign('${sentPaths.fr}')} />
  </I18nProvider>
);`;
}

function nextExample(entry: string, component: string, { paths }: SiteForm): string {
  return `// app${paths.fr}/page.tsx
import { ${component} } from '${entry}';
import { I18nProvider } from '@jalon/i18n/react';

export default function Page() {
  return (
    <I18nProvider locale="fr">
      <${component} idempotencyKey={crypto.randomUUID()} />
    </I18nProvider>
  );
}`;
}

function plainPostExample({ id, paths, sentPaths }: SiteForm): string {
  return `import { defaultClub, formDefinitions } from '@jalon/forms/schemas';
import { handleFormPost } from '@jalon/forms/server';

const form = formDefinitions(defaultClub).find((one) => one.id === ${id});
app.post('${paths.fr}', async (request, reply) => {
  const post = new Request(origin + request.url, { method: 'POST', headers, body: request.body });
  const result = await handleFormPost(form, post, { locale: 'fr', api: { baseUrl } });
  if (result.status === 'success') return reply.redirect('${sentPaths.fr}#main', 303);
  return reply.code(result.httpStatus).type('text/html').send(renderPage({ posted: result.posted }));
});`;
}
