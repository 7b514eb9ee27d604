// The examples in the documentation of a form; `tools/consumers` compiles and runs them.
import type { FormDescriptor } from '@jalon/forms/schemas';

export const installCommand =
  'npm install @jalon/api-client @jalon/club @jalon/forms @jalon/i18n @jalon/ui react react-dom styled-components';

const sentPaths = { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' };

/** The addresses of a form's page in the examples; a host chooses its own. */
function pathsOf({ page: { slug } }: FormDescriptor) {
  return { fr: `/fr/formulaires/${slug.fr}`, en: `/en/forms/${slug.en}` };
}

/** A form in an app that is rendered only in the browser. */
export function browserExample(form: FormDescriptor): string {
  const component = componentOf(form);
  return `import { ${component} } from '@jalon/forms/${form.component}';
import { I18nProvider } from '@jalon/i18n/react';
import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';

export const Page = () => (
  <I18nProvider locale="fr">
    <${component}${propsOf(form)} onSent={() => location.assign('${sentPaths.fr}')} />
  </I18nProvider>
);`;
}

/** The page of a form in Next.js. */
export function nextPageExample(form: FormDescriptor): string {
  const component = componentOf(form);
  return `// app${pathsOf(form).fr}/page.tsx
import { call, getRenderToken, isCallError } from '@jalon/api-client';
import { ${component} } from '@jalon/forms/${form.component}';
import type { RejectedPost } from '@jalon/forms/server';
import { headers } from 'next/headers';
import { connection } from 'next/server';

export default async function Page() {
  // Rendered for each visit: a static page would give every visitor the same key.
  await connection();
  const rendered = await call(getRenderToken, {}, { baseUrl: process.env.API_URL });
  const rejected = (await headers()).get('x-rejected-post');
  const posted: RejectedPost | undefined =
    rejected === null ? undefined : JSON.parse(Buffer.from(rejected, 'base64url').toString());

  return (
    <${component}${propsOf(form)}
      idempotencyKey={crypto.randomUUID()}
      renderToken={isCallError(rendered) ? undefined : rendered.token}
      posted={posted}
    />
  );
}`;
}

/** Answers the plain post to that page, from another folder: `route.ts` excludes `page.tsx`. */
export function nextProxyExample(form: FormDescriptor): string {
  return `// proxy.ts
import { formNamed } from '@jalon/forms/schemas';
import { handleFormPost } from '@jalon/forms/server';
import { localeFromPath } from '@jalon/i18n';
import { type NextRequest, NextResponse } from 'next/server';
import { club } from '@/club';

export const config = {
  matcher: ['${pathsOf(form).fr}', '${pathsOf(form).en}'],
};
const sentPaths = { fr: '${sentPaths.fr}', en: '${sentPaths.en}' };

export async function proxy(request: NextRequest) {
  const headers = new Headers(request.headers);
  // Only our server sets it.
  headers.delete('x-rejected-post');
  if (request.method !== 'POST') return NextResponse.next({ request: { headers } });

  const visitor = request.headers.get('x-forwarded-for') ?? '';
  const locale = localeFromPath(request.nextUrl.pathname);
  const result = await handleFormPost(formNamed('${form.name}', club), request, {
    locale,
    api: { baseUrl: process.env.API_URL, headers: { 'x-forwarded-for': visitor } },
  });
  if (result.status === 'success') {
    // A fragment of its own: a browser keeps the form's over an address without one.
    return NextResponse.redirect(new URL(sentPaths[locale] + '#main', request.url), 303);
  }
  headers.set('x-rejected-post', Buffer.from(JSON.stringify(result.posted)).toString('base64url'));
  return NextResponse.rewrite(request.nextUrl, { request: { headers }, status: result.httpStatus });
}`;
}

/** Answers the plain post in the host's own server. */
export function fastifyExample(form: FormDescriptor): string {
  return `import type { ClubConfig } from '@jalon/club';
import { formNamed } from '@jalon/forms/schemas';
import { handleFormPost, type RejectedPost } from '@jalon/forms/server';
import type { FastifyInstance } from 'fastify';

const origin = 'https://www.example.org';
const baseUrl = 'http://127.0.0.1:3001';

interface Page {
  readonly club: ClubConfig;
  /** Renders the page with <${componentOf(form)}${propsOf(form)} posted={posted} />. */
  render(posted: RejectedPost): string;
}

export function takePosts(app: FastifyInstance, { club, render }: Page) {
  // As text, so that the body is forwarded unchanged.
  const encoding = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(encoding, { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Body: string }>('${pathsOf(form).fr}', async (request, reply) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const post = new Request(origin + request.url, { method: 'POST', headers, body: request.body });
    const result = await handleFormPost(formNamed('${form.name}', club), post, {
      locale: 'fr',
      api: { baseUrl, headers: { 'x-forwarded-for': request.ip } },
    });
    // A fragment of its own: a browser keeps the form's over an address without one.
    if (result.status === 'success') return reply.redirect('${sentPaths.fr}#main', 303);
    return reply.code(result.httpStatus).type('text/html').send(render(result.posted));
  });
}`;
}

/** `battery-test` is shown by `BatteryTestForm`. */
function componentOf({ component }: FormDescriptor): string {
  return `${component.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Form`;
}

/** The props by which a component tells its forms apart. */
function propsOf({ props = {} }: FormDescriptor): string {
  return Object.entries(props)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
