import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import {
  challengeParentParameter,
  enteredParameter,
  hostedPageParameter,
  paymentFieldsPath,
  paymentFieldsQuery,
} from '@jalon/api-client/contract';
import { isFromOtherSite } from '@jalon/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FieldError, fieldMessages } from '../browser/fields.messages.ts';
import type { EventSender } from '../events.ts';
import type { HostedPage } from '../hosted-page-store.ts';
import { deposits } from '../scenarios.ts';
import type { Challenge, GatewayStore } from '../store.ts';
import { tokenise } from '../tokenise.ts';
import { tokenRequest } from '../wire.ts';
import { fields } from './fields.ts';
import { type Html, html } from './html.ts';
import { pageMessages } from './pages.messages.ts';

export interface PageOptions {
  readonly store: GatewayStore;
  readonly events: EventSender;
  readonly origin: () => string;
  /** Origins of the pages that may show the fields and a challenge in a frame. */
  readonly sites: readonly string[];
  readonly now: () => number;
}

const browserFiles = [
  'challenge-client.ts',
  'refused-client.ts',
  'fields-client.ts',
  'field-rules.ts',
  'fields.messages.ts',
];

/** Adds the pages for people: the fields in their frame, the hosted page, the bank's challenge. */
export function addPages(server: FastifyInstance, { store, events, origin, sites, now }: PageOptions): void {
  server.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addAssets(app);
    addFields(app);
    addHostedPages(app);
    addChallenges(app);
  });

  function addAssets(app: FastifyInstance): void {
    const css = readFileSync(new URL('pages.css', import.meta.url));
    app.get('/assets/pages.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
    for (const name of browserFiles) {
      const script = stripTypeScriptTypes(
        readFileSync(new URL(`../browser/${name}`, import.meta.url), 'utf8'),
      );
      app.get(`/assets/${name}`, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(script),
      );
    }
  }

  function addFields(app: FastifyInstance): void {
    app.get(paymentFieldsPath, async (request, reply) => {
      const query = z.safeParse(paymentFieldsQuery, request.query);
      if (!query.success || new URL(query.data.parent).origin !== query.data.parent) {
        return reply.code(400).send();
      }
      const { method, locale, parent } = query.data;
      if (!sites.includes(parent)) return refuseFrame(reply.code(403), { locale, parent, origin: origin() });
      allowFrame(
        reply,
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${sites.join(' ')}`,
      );
      const title = fieldMessages[locale][method];
      return send(
        reply,
        html`<!doctype html>
<html lang="${locale}" data-method="${method}" data-parent="${parent}" data-now="${String(now())}">
${head(title)}
<body>
<form aria-label="${title}" novalidate>${fields({ method, locale })}</form>
<script type="module" src="/assets/fields-client.ts"></script>
</body>
</html>`,
      );
    });

    app.post('/tokens', async (request, reply) => {
      // Pages of other sites must not test numbers here.
      if (isFromOtherSite(request, [origin()])) return reply.code(403).send();
      const body = z.safeParse(tokenRequest, request.body);
      if (!body.success) return reply.code(400).send();
      const result = tokenise(body.data, new Date(now()));
      if (result.errors) return reply.code(422).send({ errors: result.errors });
      return { payment: store.addToken(result.payment, result.scenario, result.byDeposits) };
    });
  }

  function addHostedPages(app: FastifyInstance): void {
    app.get<{ Params: { page: string } }>('/pages/:page', async ({ params }, reply) => {
      const page = store.page(params.page);
      if (!page) return reply.callNotFound();
      return sendHosted(reply, page, closedUrl(page, params.page));
    });

    app.post<{ Params: { page: string } }>('/pages/:page', async (request, reply) => {
      const { page: id } = request.params;
      const page = store.page(id);
      if (!page) return reply.callNotFound();
      const back = returnUrl(page, id);
      const { action, ...typed } = z.catch(z.record(z.string(), z.string()), {}).parse(request.body);
      if (page.state !== 'open') return sendHosted(reply, page, closedUrl(page, id));
      if (page.isChallenged) {
        if (action === 'approve') {
          store.approvePage(id);
          return reply.redirect(back, 303);
        }
        store.refusePage(id);
        const errors = { number: 'notAuthenticated' } as const;
        return sendHosted(reply.code(422), { ...page, isChallenged: false }, back, { errors });
      }
      if (action === 'cancel') {
        store.cancelPage(id);
        return reply.redirect(closedUrl(page, id), 303);
      }
      const body = z.safeParse(tokenRequest, { method: page.method, ...typed });
      if (!body.success) return reply.code(400).send();
      const result = tokenise(body.data, new Date(now()));
      if (result.errors) {
        // The page does not keep the security code: the visitor types it again.
        const { code: _, ...values } = typed;
        return sendHosted(reply.code(422), page, back, { values, errors: result.errors });
      }
      if (page.savedFor !== undefined && result.scenario.challenge) {
        store.challengePage(id, result);
        return reply.redirect(`/pages/${id}`, 303);
      }
      store.completePage(id, result);
      return reply.redirect(back, 303);
    });
  }

  function addChallenges(app: FastifyInstance): void {
    app.get<{ Params: { challenge: string } }>('/challenge/:challenge', async (request, reply) => {
      const challenge = store.challenge(request.params.challenge);
      if (!challenge) return reply.callNotFound();
      const parent = parentOf(request);
      return parent && challenge.state !== 'challenge'
        ? sendAnswered(reply, challenge, parent)
        : sendChallenge(reply, challenge, { parent });
    });

    app.post<{ Params: { challenge: string } }>('/challenge/:challenge', async (request, reply) => {
      const { challenge: id } = request.params;
      const challenge = store.challenge(id);
      if (!challenge) return reply.callNotFound();
      const parent = parentOf(request);
      const leave = (answered: Challenge) =>
        parent ? sendAnswered(reply, answered, parent) : reply.redirect(answered.returnUrl, 303);
      if (challenge.state !== 'challenge') return leave(challenge);
      const form = z.catch(z.record(z.string(), z.string()), {}).parse(request.body);
      const problem = answerChallenge(id, challenge, form);
      const present = store.challenge(id) ?? challenge;
      if (problem) return sendChallenge(reply.code(422), present, { problem, parent });
      events.wake();
      // A page that timed out does not redirect automatically.
      return form.action === 'expire'
        ? sendChallenge(reply, present, { problem: 'expired', parent })
        : leave(present);
    });
  }

  /** The origin of the page whose frame shows the challenge. */
  function parentOf({ query }: FastifyRequest): string | undefined {
    const { [challengeParentParameter]: parent } = query as Readonly<Record<string, unknown>>;
    return sites.find((site) => site === parent);
  }

  /** Applies the person's choice; returns a message if something is wrong. */
  function answerChallenge(
    id: string,
    { kind, triesLeft }: Challenge,
    { action, deposit1 = '', deposit2 = '' }: Readonly<Record<string, string>>,
  ): 'depositRequired' | 'depositsWrong' | undefined {
    if (action === 'refuse') store.refuse(id, 'authenticationFailed');
    else if (action === 'expire') store.refuse(id, 'authenticationFailed');
    else if (action === 'cancel') store.refuse(id, 'authenticationCancelled');
    else if (kind === 'question') store.approve(id);
    else {
      const amounts = [deposit1, deposit2].map((amount) =>
        Number(/^\d{1,2}$/.test(amount.trim()) ? amount : 0),
      );
      if (amounts.includes(0)) return 'depositRequired';
      const typed = amounts.toSorted((a, b) => a - b).join();
      if (typed === deposits.correct.join()) {
        store.approve(id);
        return undefined;
      }
      store.missDeposits(id, { exhaust: typed === deposits.tooManyTries.join() });
      if (triesLeft > 1 && typed !== deposits.tooManyTries.join()) return 'depositsWrong';
    }
    return undefined;
  }
}

/** A page without fields, which any page may frame: its script tells the page around it which setting to change. */
function refuseFrame(
  reply: FastifyReply,
  {
    locale,
    parent,
    origin,
  }: { readonly locale: 'fr' | 'en'; readonly parent: string; readonly origin: string },
): FastifyReply {
  allowFrame(
    reply,
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'",
  );
  const reason = `The payment gateway ${origin} shows no fields to pages of ${parent}. Add this origin to ALLOWED_ORIGINS of the gateway and of the API, or set SITE_URL to it.`;
  return send(
    reply,
    html`<!doctype html>
<html lang="${locale}" data-parent="${parent}" data-reason="${reason}">
${head(fieldMessages[locale].card)}
<body><script type="module" src="/assets/refused-client.ts"></script></body>
</html>`,
  );
}

function returnUrl({ returnUrl }: HostedPage, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set(hostedPageParameter, id);
  return url.href;
}

/**
 * The address to which a page leads back when nothing was typed just now: without the club's secret for the person who typed the
 * numbers.
 */
function closedUrl(page: HostedPage, id: string): string {
  const url = new URL(returnUrl(page, id));
  url.searchParams.delete(enteredParameter);
  return url.href;
}

function sendHosted(
  reply: FastifyReply,
  { method, locale, state, isChallenged }: HostedPage,
  back: string,
  typed: { values?: Readonly<Record<string, string>>; errors?: Readonly<Record<string, FieldError>> } = {},
): FastifyReply {
  const text = pageMessages[locale];
  if (isChallenged) {
    const content = html`<p class="notice">${fieldMessages[locale].sandbox}</p>
<p>${text.cardChallengeText}</p>
<form method="post" novalidate><div class="actions">
<button class="main" name="action" value="approve">${text.approve}</button>
<button name="action" value="refuse">${text.refuse}</button>
</div></form>`;
    return sendPage(reply, { locale, title: text.cardChallengeTitle, isError: false, content, back });
  }
  const title = method === 'card' ? text.cardTitle : text.bankTitle;
  const content =
    state === 'open'
      ? html`<form method="post" novalidate>
${fields({ method, locale, ...typed })}
<div class="actions"><button class="main">${text.continue}</button><button name="action" value="cancel">${text.cancel}</button></div>
</form>`
      : html`<p>${text.pageClosed}</p><p><a href="${back}">${text.back}</a></p>`;
  return sendPage(reply, { locale, title, isError: typed.errors !== undefined, content, back });
}

interface ChallengeView {
  readonly problem?: 'depositRequired' | 'depositsWrong' | 'expired' | undefined;
  /** The origin of the page whose frame shows the challenge. */
  readonly parent: string | undefined;
}

function sendChallenge(
  reply: FastifyReply,
  { kind, state, amount, description, locale, returnUrl }: Challenge,
  { problem, parent }: ChallengeView,
): FastifyReply {
  const text = pageMessages[locale];
  const money = new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'currency',
    currency: 'CAD',
  });
  const isQuestion = kind === 'question';
  const title = isQuestion ? text.challengeTitle : text.depositsTitle;
  const summary = html`<dl><dt>${text.amount}</dt><dd>${money.format(amount / 100)}</dd><dt>${text.order}</dt><dd>${description}</dd></dl>`;
  const depositField = (name: 'deposit1' | 'deposit2', isFirst: boolean) =>
    html`<div class="field"><label for="${name}">${text[name]}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" maxlength="4" aria-describedby="problem"${problem && html` aria-invalid="true"`}${problem && isFirst ? html` autofocus` : undefined}></div>`;
  const open = html`<p class="notice">${fieldMessages[locale].sandbox}</p>
<p>${isQuestion ? text.challengeText : text.depositsText}</p>
${summary}
<form method="post" novalidate>
${
  isQuestion
    ? undefined
    : html`<p class="error" id="problem">${problem && text[problem]}</p><div class="fields">${depositField('deposit1', true)}${depositField('deposit2', false)}</div>`
}
<div class="actions">
<button class="main" name="action" value="approve">${isQuestion ? text.approve : text.verify}</button>
${isQuestion ? html`<button name="action" value="refuse">${text.refuse}</button>` : undefined}
<button name="action" value="cancel">${text.cancelChallenge}</button>
<button name="action" value="expire">${text.expire}</button>
</div>
</form>`;
  const closed = html`<p>${problem === 'expired' ? text.expired : text.done}</p><p><a href="${returnUrl}" target="_top">${text.back}</a></p>`;
  const content = state === 'challenge' ? open : closed;
  return sendPage(reply, { locale, title, isError: problem !== undefined, content, back: returnUrl, parent });
}

/** The page in a frame after the answer: its script notifies the page around it. */
function sendAnswered(reply: FastifyReply, { locale, returnUrl }: Challenge, parent: string): FastifyReply {
  allowFrame(
    reply,
    `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${parent}`,
  );
  const text = pageMessages[locale];
  return send(
    reply,
    html`<!doctype html>
<html lang="${locale}" data-parent="${parent}">
${head(text.challengeTitle)}
<body><main><p>${text.done}</p><p><a href="${returnUrl}" target="_top">${text.back}</a></p></main>
<script type="module" src="/assets/challenge-client.ts"></script>
</body>
</html>`,
  );
}

interface Page {
  readonly locale: 'fr' | 'en';
  readonly title: string;
  readonly isError: boolean;
  readonly content: Html;
  /** Allowed targets of the page's form. */
  readonly back: string;
  /** The origin of the page that may show it in a frame. */
  readonly parent?: string | undefined;
}

/** Allows a page to be shown in a frame, according to its policy. */
function allowFrame(reply: FastifyReply, policy: string): void {
  reply.removeHeader('x-frame-options');
  reply.headers({ 'content-security-policy': policy, 'cross-origin-resource-policy': 'cross-origin' });
}

function sendPage(
  reply: FastifyReply,
  { locale, title, isError, content, back, parent }: Page,
): FastifyReply {
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${new URL(back).origin}; frame-ancestors ${parent ?? "'none'"}`;
  if (parent) allowFrame(reply, policy);
  else reply.header('content-security-policy', policy);
  return send(
    reply,
    html`<!doctype html>
<html lang="${locale}">
${head(isError ? `${pageMessages[locale].error}${title}` : title)}
<body><main><h1>${title}</h1>${content}</main></body>
</html>`,
  );
}

const head = (title: string) => html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/assets/pages.css">
</head>`;

function send(reply: FastifyReply, page: Html): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page.text);
}
