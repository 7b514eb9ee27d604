import { fillForm } from '../support/forms.ts';
import { address, expect, hydrated, test, visits } from '../support/test.ts';

const words = {
  fr: {
    sentPath: '/fr/confirmation-envoi-formulaire',
    send: 'Envoyer la question',
    byWhen: 'par téléphone d’ici 2 jours ouvrables',
  },
  en: {
    sentPath: '/en/form-sent',
    send: 'Send the question',
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
    });
  }
}
