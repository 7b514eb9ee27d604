import type { Page } from 'playwright/test';

/** Fills in a form from top to bottom: fields by wire name, checkboxes and radio buttons by value. */
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
