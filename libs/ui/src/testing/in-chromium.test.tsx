import { expect, it } from 'vitest';
import { Button } from '../actions/button/index.ts';
import { ErrorSummary } from '../feedback/error-summary/index.ts';
import { Field } from '../inputs/field/index.ts';
import { Select } from '../inputs/select/index.ts';
import { TextInput } from '../inputs/text-input/index.ts';
import { mainId, SkipLink } from '../navigation/skip-link/index.ts';
import { serve, startChromium } from './chromium.ts';

const { newPage, openServed } = startChromium();

const form = (
  <>
    <SkipLink />
    <main id={mainId} tabIndex={-1}>
      <form>
        <ErrorSummary
          title="Il y a un problème"
          errors={[{ controlId: 'centre', message: 'Centre urbain' }]}
        />
        <div style={{ blockSize: 1200 }} />
        <Field controlId="centre" label="Centre urbain">
          <Select id="centre" name="centre">
            <option value="">Choisissez</option>
            <option value="Laval">Laval</option>
          </Select>
        </Field>
        <Field controlId="make" label="Marque">
          <TextInput id="make" name="make" />
        </Field>
        <Button type="submit">Envoyer</Button>
      </form>
    </main>
  </>
);

it('leads the keyboard to the content, to the field in error, and through the form, without JavaScript', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  const posted: string[] = [];
  await page.route('http://club.test/**', (route) => {
    posted.push(new URL(route.request().url()).search);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: serve(form) });
  });
  await page.goto('http://club.test/');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('main:focus').count()).toBe(1);

  await page.getByRole('link', { name: 'Centre urbain' }).click();
  expect(await page.locator('select:focus').count()).toBe(1);
  const label = await page.getByText('Centre urbain').last().boundingBox();
  expect(label?.y, 'the label of the field stays in sight').toBeGreaterThanOrEqual(0);

  await page.keyboard.press('L');
  await page.getByLabel('Marque').fill('Honda');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/?centre=*');
  expect(posted.at(-1)).toBe('?centre=Laval&make=Honda');
  await page.close();
});

it('stays legible and keeps its arrow, its focus and its edges in forced colours', async () => {
  const page = await openServed(form, { forcedColors: 'active' });
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property as 'outline'], name);
  expect(await style('select', 'appearance')).toBe('auto');
  expect(await style('button', 'borderTopStyle')).toBe('solid');
  await page.keyboard.press('Tab');
  expect(await style(':focus', 'outlineStyle')).toBe('solid');
  await page.close();
});

it('stops every movement when the visitor asks for less', async () => {
  const page = await openServed(<Button loading>Envoi en cours…</Button>, { reducedMotion: 'reduce' });
  const animation = () =>
    page.locator('button').evaluate((element) => getComputedStyle(element, '::after').animationName);
  expect(await animation()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animation()).toBe('jalon-bands');
  await page.close();
});
