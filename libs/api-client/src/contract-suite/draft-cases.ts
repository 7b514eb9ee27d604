import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { call, submitForm } from '../client/index.ts';
import {
  checkFormDraftLink,
  createFormDraft,
  deleteFormDraft,
  type FormDraft,
  formDraftAnswer,
  formDraftDone,
  formDraftLinkAnswer,
  formDraftSaved,
  getFormDraft,
  mailFormDraftLink,
  resumeFormDraft,
  saveFormDraft,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case } from './case.ts';
import type { ContractTarget } from './contract-cases.ts';
import { send } from './requests.ts';

/** The contract of unfinished forms as test cases, for the API and the MSW handlers. */
export const draftCases: readonly Case<ContractTarget>[] = [
  {
    title: 'keeps an unfinished form under a secret id, and replaces it',
    async run(target) {
      const draft = draftOf(target);
      const id = await create(target, draft);
      match(id, /^[\w-]{22,}$/);
      notEqual(await create(target, draft), id);
      deepEqual(await read(target, id), draft);
      const later: FormDraft = {
        ...draft,
        locale: 'en',
        answers: { [target.requiredField]: ['one', 'two'] },
        page: 'vehicle',
      };
      const saved = await send(target, saveFormDraft, id, later);
      deepEqual(formDraftSaved.parse(await json(saved)), { id });
      deepEqual(await read(target, id), later);
    },
  },
  {
    title: 'keeps nothing that is no field of the form',
    async run(target) {
      const draft = draftOf(target);
      const answers = { ...draft.answers, cardNumber: '4242', 'cardNumber.0': '4242', renderToken: 'x' };
      deepEqual(await read(target, await create(target, { ...draft, answers })), draft);
    },
  },
  {
    title: 'names what is wrong in an unfinished form',
    async run(target) {
      const draft = draftOf(target);
      for (const [sent, field] of [
        [{ ...draft, formId: 999_999 }, 'formId'],
        [{ ...draft, locale: 'de' }, 'locale'],
        [{ ...draft, answers: { [target.requiredField]: 1 } }, 'answers'],
        [{ ...draft, idempotencyKey: 'short' }, 'idempotencyKey'],
      ] as const) {
        const errors = await readError(await send(target, createFormDraft, '', sent), 'invalid_fields');
        deepEqual(errors, { [field]: 'invalid' });
      }
    },
  },
  {
    title: 'has no unfinished form after it was deleted, which can be repeated',
    async run(target) {
      const draft = draftOf(target);
      const id = await create(target, draft);
      for (let times = 0; times < 2; times += 1) {
        formDraftDone.parse(await json(await send(target, deleteFormDraft, id)));
      }
      await readError(await send(target, getFormDraft, id), 'not_found');
      await readError(await send(target, saveFormDraft, id, draft), 'not_found');
    },
  },
  {
    title: 'finds nothing under an id that it did not give, or for a submission with another key',
    async run(target) {
      for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00', '__proto__', 'a'.repeat(90)]) {
        await readError(await send(target, getFormDraft, id), 'not_found');
      }
      const draft = draftOf(target);
      const id = await create(target, draft);
      const other = { ...draft, idempotencyKey: randomUUID() };
      await readError(await send(target, saveFormDraft, id, other), 'not_found');
      deepEqual(await read(target, id), draft);
    },
  },
  {
    title: 'gives the same answer to a request for a link, whether or not the form is kept',
    async run(target) {
      const id = await create(target, draftOf(target));
      const answers = [];
      for (const draftId of [id, 'AAAAAAAAAAAAAAAAAAAAAA']) {
        const sent = await send(target, mailFormDraftLink, draftId, address());
        answers.push(formDraftLinkAnswer.parse(await json(sent)));
      }
      deepEqual(answers[0], answers[1]);
      // A link leads to it: it stays.
      formDraftDone.parse(await json(await send(target, deleteFormDraft, id)));
      await read(target, id);
    },
  },
  {
    title: 'names the wrong address of a request for a link',
    async run(target) {
      const id = await create(target, draftOf(target));
      for (const email of ['', 'lea', 'lea@example.org, noe@example.org']) {
        const sent = await send(target, mailFormDraftLink, id, { email, locale: 'fr' });
        deepEqual(await readError(sent, 'invalid_fields'), { email: 'invalid' });
      }
    },
  },
  {
    title: 'says that a link is too old when its token is no token',
    async run(target) {
      for (const one of [checkFormDraftLink, resumeFormDraft]) {
        const sent = await send(target, one, '', { token: 'x.y.z' });
        deepEqual(await readError(sent, 'invalid_fields'), { token: 'expired' });
      }
    },
  },
  {
    title: 'deletes an unfinished form with the submission of its key',
    async run(target) {
      const idempotencyKey = randomUUID();
      const id = await create(target, { ...draftOf(target), idempotencyKey });
      const other = await create(target, draftOf(target));
      const submit = () =>
        call(
          submitForm,
          { params: { formId: target.formId }, body: target.validBody(0), idempotencyKey },
          target,
        );
      const sent = await submit();
      ok(sent.status === 'success');
      await readError(await send(target, getFormDraft, id), 'not_found');
      await read(target, other);
      // Another device has the same answers.
      const again = await submit();
      ok(again.status === 'success');
      equal(again.reference, sent.reference);
    },
  },
];

function draftOf({ formId, requiredField }: ContractTarget): FormDraft {
  return {
    formId,
    locale: 'fr',
    answers: { [requiredField]: 'Léa' },
    idempotencyKey: randomUUID(),
  };
}

/** Each address may ask for a few links only. */
function address() {
  return { email: `${randomUUID()}@example.org`, locale: 'fr' };
}

async function create(target: ContractTarget, draft: FormDraft): Promise<string> {
  const response = await send(target, createFormDraft, '', draft);
  equal(response.status, 200, await response.clone().text());
  return formDraftSaved.parse(await json(response)).id;
}

async function read(target: ContractTarget, id: string): Promise<FormDraft> {
  const response = await send(target, getFormDraft, id);
  equal(response.status, 200, await response.clone().text());
  return formDraftAnswer.parse(await json(response)).draft;
}
