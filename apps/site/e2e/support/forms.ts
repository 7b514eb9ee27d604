import type { Page } from 'playwright/test';

export { fillForm } from '../../../../tools/vite/fill-form.ts';

/** The errors under the fields, by wire name. */
export async function fieldErrors(page: Page): Promise<Record<string, string>> {
  return page.locator('main form').evaluate((form: HTMLFormElement) => {
    const errors: Record<string, string> = {};
    for (const control of form.elements) {
      const name = control.getAttribute('name');
      const described = [control, control.closest('fieldset')]
        .flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [])
        .filter((id) => id.endsWith('-error'));
      const texts = described.map((id) => document.getElementById(id)?.innerText.trim());
      // The visually hidden text is on a separate line.
      const text = texts.join(' ').replaceAll('\n', ' ');
      if (name && text) errors[name] = text;
    }
    return errors;
  });
}
