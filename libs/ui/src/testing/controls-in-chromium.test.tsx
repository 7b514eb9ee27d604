import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { Button } from '../actions/button/index.ts';
import { Checkbox } from '../inputs/checkbox/index.ts';
import { Fieldset } from '../inputs/fieldset/index.ts';
import { TextInput } from '../inputs/text-input/index.ts';
import { serve, sidewaysScroll, startChromium } from './chromium.ts';
import { page as controls } from './pages/controls-page.tsx';

const { newPage, openServed, openUnhydrated } = startChromium();

const answers = {
  transmission: 'm',
  service: 'b',
  centre: 'Laval',
  make: 'Honda',
  member: '1234567',
  phone: '514 555-0199',
  postal: 'H1H 1H1',
  address: '860 rue Trémoy',
  password: 'secret',
  question: 'Où\r\net quand ?',
  consent: 'on',
};

async function fillIn(page: Page) {
  await page.getByLabel('Manuelle').check();
  await page.getByLabel('Boutique').check();
  await page.getByLabel('Centre urbain').selectOption(answers.centre);
  await page.getByLabel('Marque').fill(answers.make);
  await page.getByLabel('Membre').fill(answers.member);
  await page.getByLabel('Téléphone').fill(answers.phone);
  await page.getByLabel('Code postal').fill(answers.postal);
  await page.getByLabel('Adresse').fill(answers.address);
  await page.getByLabel('Secret').fill(answers.password);
  await page.getByLabel('Question').fill(answers.question);
  await page.getByLabel('J’accepte').check();
}

it('leads the keyboard to the content and to the field in error, without JavaScript', async () => {
  const page = await openServed(controls, { javaScriptEnabled: false });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('main:focus').count()).toBe(1);

  await page.getByRole('link', { name: 'Réponse manquante' }).click();
  expect(await page.locator('textarea:focus').count()).toBe(1);
  const label = await page.getByText('Question').boundingBox();
  expect(label?.y, 'the label of the field stays in sight').toBeGreaterThanOrEqual(0);
});

it('takes and posts every answer without JavaScript, and shows no button that does nothing', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  let posted = '';
  await page.route('http://club.test/**', (route) => {
    posted = new URL(route.request().url()).search;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: serve(controls) });
  });
  await page.goto('http://club.test/');

  expect(await page.getByRole('button').allInnerTexts()).toEqual(['Envoyer']);
  expect(await page.getByRole('combobox', { name: 'Adresse' }).count()).toBe(0);
  expect(await page.getByText('1\u00a0000 caractères au maximum').isVisible()).toBe(true);
  await fillIn(page);
  await page.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await page.waitForURL('**/?*');
  expect(Object.fromEntries(new URLSearchParams(posted))).toEqual(answers);
});

it('keeps answers from before hydration without announcing them, and posts only the answers', async () => {
  const { page, complaints, hydrate } = await openUnhydrated('controls-page.tsx');

  await fillIn(page);
  await hydrate();
  await page.getByRole('combobox', { name: 'Adresse' }).waitFor();
  await page.getByLabel('Question').press('End');
  await page.getByText('Il reste').first().waitFor();

  const kept = await page.evaluate("Object.fromEntries(new FormData(document.querySelector('form')))");
  expect(kept).toEqual({
    ...answers,
    phone: '5145550199',
    postal: 'H1H1H1',
    question: answers.question.replace('\r', ''),
  });
  expect(complaints).toEqual([]);
});

it('keeps everything in 320 px with text at 200 %, and 44 px for fingers', async () => {
  const page = await openServed(controls, { viewport: { width: 320, height: 640 } });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  for (const target of await page
    .locator('button, select, label:has(input), input:not(label input), textarea')
    .all()) {
    const box = await target.boundingBox();
    if (box) expect(box.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

it('shows all ten digits after the prefix at 320 px, on a line of their own where they don’t fit', async () => {
  const page = await openServed(controls, { viewport: { width: 320, height: 640 } });
  const member = page.getByLabel('Membre');
  await member.fill('1234567890');
  const hidden = () => member.evaluate((input) => input.scrollWidth - input.clientWidth);
  const isBeside = async () =>
    (await member.boundingBox())?.y === (await page.getByText('620 285').boundingBox())?.y;

  expect(await isBeside()).toBe(true);
  expect(await hidden()).toBe(0);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await isBeside()).toBe(false);
  expect(await hidden()).toBe(0);
});

it('prints checked boxes without backgrounds, and every line of a message', async () => {
  const page = await openServed(
    <>
      {controls}
      <Checkbox label="Fermée" defaultChecked disabled />
    </>,
  );
  await fillIn(page);
  const question = page.getByLabel('Question');
  await question.fill('Une ligne\n'.repeat(30));
  await question.evaluate((area) => {
    area.style.height = '100px';
  });
  await page.emulateMedia({ media: 'print' });

  const checked = await page.locator('input:checked').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { appearance, opacity } = getComputedStyle(input);
      return { appearance, opacity };
    }),
  );
  // The browser’s own box and tick are not background colours.
  expect(checked).toEqual(Array(4).fill({ appearance: 'auto', opacity: '1' }));
  expect(await question.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
});

it('keeps a field, and what introduces a group with its first choice, on one printed page', async () => {
  const page = await openServed(
    <Fieldset legend="Groupe" hint="Une indication">
      {controls}
    </Fieldset>,
  );
  await page.emulateMedia({ media: 'print' });
  const inside = await page
    .locator(':has(> label)')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).breakInside));
  expect(inside).toEqual(Array(13).fill('avoid'));
  const hint = page.getByText('Une indication');
  expect(await hint.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
});

it('shows no reaction to the pointer on what is disabled', async () => {
  const page = await openServed(
    <>
      <Checkbox label="Boutique" disabled />
      <TextInput disabled aria-label="Membre" />
    </>,
  );
  for (const control of [page.getByRole('checkbox'), page.getByRole('textbox')]) {
    const border = () => control.evaluate((element) => getComputedStyle(element).borderColor);
    const before = await border();
    await control.hover({ force: true });
    await page.mouse.down();
    expect(await border()).toBe(before);
    await page.mouse.up();
  }
});

it('stays legible and keeps its arrow, its focus and its edges in forced colours', async () => {
  const page = await openServed(controls, { forcedColors: 'active' });
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluate((element, property) => getComputedStyle(element)[property as 'outline'], name);
  expect(await style('select', 'appearance')).toBe('auto');
  expect(await style('button[type=submit]', 'borderTopStyle')).toBe('solid');
  await page.keyboard.press('Tab');
  expect(await style(':focus', 'outlineStyle')).toBe('solid');
});

it('stops every movement when the visitor asks for less', async () => {
  const page = await openServed(<Button loading>Envoi en cours…</Button>, { reducedMotion: 'reduce' });
  const animation = () =>
    page.locator('button').evaluate((element) => getComputedStyle(element, '::after').animationName);
  expect(await animation()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animation()).toBe('jalon-bands');
});
