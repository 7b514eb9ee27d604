import { fieldErrorTexts, formTexts } from '../support/form-texts.ts';
import { fieldErrors, fillForm } from '../support/forms.ts';
import { member, SignInPage } from '../support/sign-in.ts';
import { address, expect, hydrated, test, visits } from '../support/test.ts';

const words = {
  fr: {
    sentPath: '/fr/confirmation-envoi-formulaire',
    send: 'Envoyer la question',
    summary: formTexts.fr.summary,
    required: fieldErrorTexts.fr.required,
    tooLong: fieldErrorTexts.fr.max1000,
    byWhen: 'par téléphone d’ici 2 jours ouvrables',
  },
  en: {
    sentPath: '/en/form-sent',
    send: 'Send the question',
    summary: formTexts.en.summary,
    required: fieldErrorTexts.en.required,
    tooLong: fieldErrorTexts.en.max1000,
    byWhen: 'by phone within 2 business days',
  },
} as const;
const forms = [
  {
    formId: 1,
    subjects: 25,
    question: 'winter-tires',
    fr: {
      path: '/fr/formulaires/conseil-auto',
      title: 'Conseil auto',
      subject: 'Quels pneus d’hiver choisir?',
    },
    en: {
      path: '/en/forms/car-advisory',
      title: 'Car advice',
      subject: 'Which winter tires should I choose?',
    },
  },
  {
    formId: 2,
    subjects: 6,
    question: 'roof',
    fr: {
      path: '/fr/formulaires/conseil-habitation',
      title: 'Conseil habitation',
      subject: 'Quand faut-il refaire la toiture?',
    },
    en: {
      path: '/en/forms/home-advisory',
      title: 'Home advice',
      subject: 'When should a roof be redone?',
    },
  },
] as const;

for (const { formId, subjects, question, ...pages } of forms) {
  for (const { language, javaScriptEnabled } of visits) {
    const word = { ...words[language], ...pages[language] };

    test.describe(`form ${formId} ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, () => {
      test.use({ javaScriptEnabled });

      test('offers its subjects, and stores the one that was chosen with the message as it was written', async ({
        page,
        rows,
        unique,
      }) => {
        await page.goto(address('E2E_SITE') + word.path);
        if (javaScriptEnabled) await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.title);
        await expect(page.getByText(word.byWhen)).toBeVisible();
        await expect(page.locator('[name=question] option:not([value=""])')).toHaveCount(subjects);
        await page.locator('[name=question]').selectOption({ label: word.subject });
        const textArea = `« ${unique} »\n\n418 555-0123`;
        await fillForm(page, { textArea });
        await page.getByRole('button', { name: word.send }).click();
        await page.waitForURL(new RegExp(`${word.sentPath}()?$`));
        const [row, ...others] = await rows(textArea);
        expect(others).toEqual([]);
        expect(row).toMatchObject({ formId, locale: language });
        expect(row?.values).toEqual({ question, textArea });
        expect(row?.memberInfo).toBeUndefined();
        await expect(page.getByText(row?.reference ?? '')).toBeVisible();
      });

      // Form 2 differs from form 1 only in its subjects.
      if (formId === 2) return;

      test('shows each error at its field, and passes axe', async ({ page, complaints, axe }) => {
        complaints.allow(/status of 422/);
        await page.goto(address('E2E_SITE') + word.path);
        if (javaScriptEnabled) await hydrated(page);
        const send = page.getByRole('button', { name: word.send });
        await send.click();
        const { required } = word;
        await expect.poll(() => fieldErrors(page)).toEqual({ question: required, textArea: required });
        if (javaScriptEnabled) {
          await expect(page.locator('[name=question]')).toBeFocused();
          expect(await axe()).toEqual([]);
          await fillForm(page, { question });
          await expect.poll(() => fieldErrors(page)).toEqual({ textArea: required });
        } else {
          const links = page.getByRole('alert').filter({ hasText: word.summary }).getByRole('link');
          await expect(links).toHaveCount(2);
          await links.last().click();
          await expect(page.locator('[name=textArea]')).toBeFocused();
          // Longer than the browser's own limit.
          await page.locator('[name=textArea]').evaluate((field) => field.removeAttribute('maxlength'));
          await fillForm(page, { question, textArea: 'x'.repeat(1001) });
          await send.click();
          await expect.poll(() => fieldErrors(page)).toEqual({ textArea: word.tooLong });
          await expect(page.locator('[name=question]')).toHaveValue(question);
          await expect(page.locator('[name=textArea]')).toHaveValue('x'.repeat(1001));
        }
      });

      test('takes the member who is signed in along, and asks for no phone number', async ({
        page,
        rows,
        unique,
      }) => {
        const session = new SignInPage(page, language);
        await session.goto();
        if (javaScriptEnabled) await hydrated(page);
        await session.signIn();
        await page.waitForURL(session.site + session.words.areaPath);
        await page.goto(address('E2E_SITE') + word.path);
        if (javaScriptEnabled) await hydrated(page);
        await expect(page.locator(`[id$="textArea-hint"]`)).toContainText(
          language === 'fr' ? 'au numéro inscrit à votre compte de membre' : 'at the number in your account',
        );
        await fillForm(page, { question, textArea: unique });
        await page.getByRole('button', { name: word.send }).click();
        await page.waitForURL(new RegExp(`${word.sentPath}()?$`));
        expect(await rows(unique)).toMatchObject([
          { formId, memberInfo: { name: 'Zoé', memberNumber: member.number } },
        ]);
      });
    });
  }
}
