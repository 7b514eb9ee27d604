import { createHandlers } from '@jalon/api-client/msw';
import { ClubProvider } from '@jalon/club/react';
import { useLocale } from '@jalon/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { mockForms } from '../../samples/mock-forms.ts';
import { submit } from '../../testing/form-canvas.ts';
import { clubInPages, type FormInPages, pagesOfForm } from '../../testing/pages-of-form.ts';
import { FormRoute } from '../form-route.tsx';
import type { FormView } from '../view/form-route-view.ts';

interface PageProps {
  form: FormInPages;
  /** The name of the page. */
  page: string;
  /** What the view differs in. */
  changes?: Partial<FormView>;
}

/** A page of the engine, against the mock API. */
function Page({ form, page, changes }: PageProps) {
  const locale = useLocale();
  const [view, setView] = useState<FormView>();
  useEffect(() => {
    void pagesOfForm(form, locale).then((views) => setView(views.find((one) => one.page?.name === page)));
  }, [form, locale, page]);
  return (
    <ClubProvider club={clubInPages}>{view && <FormRoute view={{ ...view, ...changes }} />}</ClubProvider>
  );
}

/**
 * A form in pages: the fields of the form, page by page, and a page on which all answers are checked and sent. Each page is a
 * post and a page, with and without a script.
 */
const meta: Meta<typeof Page> = {
  title: 'Forms/In pages',
  component: Page,
  parameters: { inDocument: '<FormPage' },
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    msw.use(...createHandlers({ forms: mockForms(clubInPages) }));
  },
};

export default meta;
type Story = StoryObj<typeof Page>;

/** A page of questions, checked before it is posted. */
export const Questions: Story = {
  args: { form: 'price-list', page: 'contact' },
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await submit(canvasElement);
    const name = canvasElement.querySelector('[name=visitorName]');
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** All answers, with a link to change each. */
export const Review: Story = {
  args: { form: 'price-list', page: 'review' },
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('term');
    await expect(rows.length).toBeGreaterThan(25);
    const [first] = rows;
    if (first?.parentElement) await expect(within(first.parentElement).getByRole('link')).toBeVisible();
  },
};
