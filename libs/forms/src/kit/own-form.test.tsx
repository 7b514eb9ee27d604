// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillForm } from '../samples/fill-form.ts';
import { inPage } from '../testing/in-page.tsx';
import { servedForm } from '../testing/server-page.ts';
import { TowingForm, towing } from '../testing/towing-form.tsx';
import { handleFormPost } from './server/handle-form-post.ts';

afterEach(() => sessionStorage.clear());

const post = (fields: Record<string, string>) =>
  new Request('http://host.test/', { method: 'POST', body: new URLSearchParams(fields) });
const answers = { plate: 'ABC1234', place: 'A-40, exit 12', phone: '4185550123', reason: 'flat' };

describe('a form of a host’s own', () => {
  it('is sent to the host’s own address, and then shows the confirmation', async () => {
    const onSubmit = vi.fn(async () => undefined);
    render(inPage(<TowingForm onSubmit={onSubmit} />));
    const user = userEvent.setup();
    await fillForm(user, {
      Plate: 'abc 1234',
      'Where are you?': 'A-40, exit 12',
      Phone: '4185550123',
      Problem: 'Flat tire',
    });
    await user.click(screen.getByRole('button', { name: 'Request a tow' }));
    expect(await screen.findByText('Your request has been sent.')).toBeVisible();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answers, expect.anything());
  });

  it('lets the browser post the checked form to its page, with the fields that its host adds', async () => {
    const posted: Record<string, FormDataEntryValue>[] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      posted.push(Object.fromEntries(new FormData(this)));
    });
    onTestFinished(() => submit.mockRestore());
    const onSubmit = async () => ({ status: 'post', fields: { token: 'T-1' } }) as const;
    render(inPage(<TowingForm onSubmit={onSubmit} defaults={{ ...answers, plate: '' }} />));
    const send = screen.getByRole('button', { name: 'Request a tow' });
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByLabelText('Plate')).toHaveFocus());
    expect(posted).toEqual([]);
    await userEvent.type(screen.getByLabelText('Plate'), 'abc 1234');
    await userEvent.click(send);
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({ place: answers.place, reason: answers.reason, token: 'T-1' });
    // The page stays, for example because the answer is a download: the form can be posted again.
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(send);
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[1]?.token).toBe('T-1');
  });

  it('leaves a button with `formnovalidate` to the browser', async () => {
    const onSubmit = vi.fn();
    render(
      inPage(
        <>
          <TowingForm onSubmit={onSubmit} id="towing" />
          <button type="submit" form="towing" formNoValidate name="intent" value="later">
            Later
          </button>
        </>,
      ),
    );
    const isLeft = new Promise<boolean>((resolve) => {
      document.addEventListener(
        'submit',
        (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    });
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(await isLeft).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('accepts the form data of a server action, and reports the given user agent', async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(answers)) data.set(name, value);
    const onSubmit = vi.fn(async () => ({ status: 'success', reference: 'T-1' }) as const);
    const options = { locale: 'fr' as const, userAgent: 'Browser/1', onSubmit };
    expect(await handleFormPost(towing, data, options)).toEqual({ status: 'success', reference: 'T-1' });
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      answers,
      expect.objectContaining({ payload: expect.objectContaining({ userAgent: 'Browser/1' }) }),
    );
  });

  it('checks a plain post before it reaches the host', async () => {
    const onSubmit = vi.fn();
    const result = await handleFormPost(towing, post({ ...answers, phone: '12' }), {
      locale: 'fr',
      onSubmit,
    });
    expect(result).toMatchObject({ httpStatus: 422, posted: { errors: { phone: 'invalidPhone' } } });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('comes back from a plain post whose host failed, with what was typed', async () => {
    const failure = new Error('of the host');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onSubmit = () => Promise.reject(failure);
    const result = await handleFormPost(towing, post(answers), { locale: 'fr', onSubmit });
    expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
    logged.mockRestore();
    expect(result).toMatchObject({
      httpStatus: 503,
      posted: { errors: { generic: 'tryAgainLater' }, values: answers },
    });
  });

  it('posts where its host says', () => {
    const { form } = servedForm(inPage(<TowingForm action="/towing" />));
    expect(form.getAttribute('action')).toBe('/towing');
    expect(form.method).toBe('post');
  });
});
