import { actionAttribute, type ConsentAction } from '../choice/ids.ts';
import { type FormEvent, track } from '../tags/data-layer.ts';

/** Calls back when a consent control is pressed. A click for a new tab is left to the browser. */
export function listenToControls(act: (action: ConsentAction) => void): void {
  window.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      const control = closest(event, `[${actionAttribute}]`);
      // Without the consent tool, the control opens the page about cookies.
      if (!control || !window.Didomi) return;
      event.preventDefault();
      act(control.getAttribute(actionAttribute) as ConsentAction);
    },
    true,
  );
}

/** Reports links and forms to the tag manager, on pages with and without React. */
export function listenToPage(): void {
  window.addEventListener('click', (event) => {
    const link = closest(event, 'a[data-action-event]');
    if (!link) return;
    track({
      event: 'user_interaction',
      event_name: 'click_cta',
      action: link.getAttribute('data-action-event') ?? '',
      link_text: link.textContent.trim(),
      link_url: link.getAttribute('href') ?? '',
    });
  });

  const started = new WeakSet<Element>();
  /** Once per form. An edit before the consent reports nothing, so the next edit or the submit does. */
  const reportStart = (form: Element) => {
    if (!started.has(form) && trackForm('form_start', form)) started.add(form);
  };
  // Both before React, which stops an event on a part of the page that it is hydrating.
  window.addEventListener(
    'input',
    (event) => {
      const form = closest(event, 'main form[id]');
      if (form) reportStart(form);
    },
    true,
  );
  window.addEventListener(
    'submit',
    (event) => {
      const form = closest(event, 'main form[id]');
      if (!form) return;
      reportStart(form);
      trackForm('form_submit', form);
    },
    true,
  );
}

function trackForm(name: FormEvent['event_name'], form: Element): boolean {
  return track({ event: 'form', event_name: name, form_name: form.id });
}

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
