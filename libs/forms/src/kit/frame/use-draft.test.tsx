// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BatteryTestForm } from '../../forms/battery-test/index.ts';
import { answers, field, fill, mockApi, send, sent, show } from '../../testing/battery-test-page.tsx';
import { inPage } from '../../testing/in-page.tsx';
import { editedFormLoader } from '../edited-form/load-edited-form.ts';

mockApi();

describe('a draft', () => {
  it('outlives a reload where the host wants it, and ends with the send', async () => {
    const first = show({ draft: true });
    await fill();
    first.unmount();
    // The code that keeps it is loaded when the form is used, and may come after the form has gone.
    await waitFor(() => expect(sessionStorage).toHaveLength(1));

    const second = show({ draft: true });
    await waitFor(() => expect(Object.fromEntries(new FormData(document.forms[0]))).toMatchObject(answers));
    await send();
    await sent();
    second.unmount();

    show({ draft: true });
    expect(field('vehiculeMarque')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('belongs to one form where a page has two of one kind', async () => {
    sessionStorage.setItem('jalon.draft.a', '{"vehiculeMarque":"Kia"}');
    render(
      inPage(
        <>
          <BatteryTestForm id="a" draft />
          <BatteryTestForm id="b" draft />
        </>,
      ),
    );
    const makes = [...document.querySelectorAll<HTMLInputElement>('[name=vehiculeMarque]')];
    await waitFor(() => expect(makes.map(({ value }) => value)).toEqual(['Kia', '']));
  });

  it('that is restored does not count as an edit', async () => {
    sessionStorage.setItem('jalon.draft.battery-test', '{"vehiculeMarque":"Kia"}');
    const onEvent = vi.fn();
    show({ draft: true, onEvent });
    await waitFor(() => expect(field('vehiculeMarque')).toHaveValue('Kia'));
    expect(onEvent).not.toHaveBeenCalled();
    await userEvent.type(field('vehiculeModele'), 'Soul');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'started', form: 'battery-test' });
  });

  it('is not kept unless the host asks for it', async () => {
    show();
    await userEvent.type(field('vehiculeMarque'), 'Kia');
    await act(editedFormLoader.load);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not replace existing values, and is ignored when it can’t be read', async () => {
    sessionStorage.setItem('jalon.draft.battery-test', '{"vehiculeMarque":"Kia"}');
    const { unmount } = show({ draft: true, defaults: { vehiculeMarque: 'Ford' } });
    await act(editedFormLoader.load);
    expect(field('vehiculeMarque')).toHaveValue('Ford');
    unmount();
    sessionStorage.setItem('jalon.draft.battery-test', '{"vehicule');
    show({ draft: true });
    await act(editedFormLoader.load);
    expect(field('vehiculeMarque')).toHaveValue('');
  });
});
