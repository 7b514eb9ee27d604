import type { Page } from 'playwright/test';

/** Answers a form as a visitor does, from the top: fields by their wire names, boxes and buttons by value. */
export async function fillForm(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator('main form');
  for (const [name, value] of Object.entries(answers)) {
    const field = form.locator(`[name="${name}"]`);
    const kind = await field.first().evaluate((element) => element.getAttribute('type') ?? element.localName);
    if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (kind === 'checkbox') await field.setChecked(value === 'true');
    else if (kind === 'select') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The messages under the fields, by wire name. */
export async function fieldErrors(page: Page): Promise<Record<string, string>> {
  return page.locator('main form').evaluate((form: HTMLFormElement) => {
    const errors: Record<string, string> = {};
    for (const control of form.elements) {
      const name = control.getAttribute('name');
      const described = [control, control.closest('fieldset')]
        .flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [])
        .filter((id) => id.endsWith('-error'));
      const texts = described.map((id) => document.getElementById(id)?.innerText.trim());
      // What only a screen reader hears stands on a line of its own.
      const text = texts.join(' ').replaceAll('\n', ' ');
      if (name && text) errors[name] = text;
    }
    return errors;
  });
}
