import { createHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import type { Locale } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { mockForms } from '../samples/mock-forms.ts';
import { createFormRoute } from './create-form-route.ts';
import { formPathsUnder } from './form-paths.ts';
import { FormRoute } from './form-route.tsx';
import type { FormRouteView, SentView } from './view/form-route-view.ts';
import type { LaterView } from './view/later-view.ts';

const sent = { fr: '/fr/formulaires/merci', en: '/en/forms/thank-you' };
const club = { ...defaultClub, forms: { saveAndReturn: ['price-list'] } };
const paths = {
  forms: formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club }),
  resume: { fr: '/fr/formulaires/reprendre/:token', en: '/en/forms/resume/:token' },
};

interface PageProps {
  /** The name of the form. */
  form: string;
  /** What a browser without JavaScript posts. Default: the page is only opened. */
  post?: Readonly<Record<string, string>>;
}

/** A page of the engine, against the mock API. */
function Page({ form, post }: PageProps) {
  const locale = useLocale();
  const [view, setView] = useState<FormRouteView>();
  useEffect(() => {
    void viewOf(form, locale, post).then(setView);
  }, [form, locale, post]);
  return view ? <FormRoute view={view} /> : null;
}

async function viewOf(form: string, locale: Locale, post?: PageProps['post']): Promise<FormRouteView> {
  const { origin } = location;
  const route = createFormRoute({ paths, api: { baseUrl: origin }, club });
  const url = origin + (paths.forms[form]?.page[locale] ?? '');
  const body = post && new URLSearchParams(post);
  const answer = await (body
    ? route.post(new Request(url, { method: 'POST', body }))
    : route.load(new Request(url)));
  if (answer.kind !== 'page') throw new Error(`The engine leads to ${answer.location}`);
  return answer.view;
}

/**
 * Any page of `createFormRoute`, by its view: a form of the library by name, before or after a post without JavaScript,
 * and the confirmation of a submission.
 */
const meta: Meta<typeof Page> = {
  title: 'Forms/FormRoute',
  component: Page,
  parameters: { inDocument: '<FormRoute' },
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    msw.use(...createHandlers({ forms: mockForms() }));
  },
};

export default meta;
type Story = StoryObj<typeof Page>;

/** The page of a form. */
export const Form: Story = {
  args: { form: 'battery-test' },
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('[name=formID]')).toHaveValue('12');
  },
};

/** After a post without JavaScript that was refused: what was typed, and the errors. */
export const Rejected: Story = {
  args: { form: 'battery-test', post: { vehiculeMarque: 'Toyota' } },
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`);
    await expect(field('vehiculeMarque')).toHaveValue('Toyota');
    await expect(field('vehiculeModele')).toBeInvalid();
  },
};

/** A form whose page links to those of others. */
export const WithLinks: Story = {
  args: { form: 'contact-us' },
  play: async ({ canvas }) => {
    const links = (await canvas.findAllByRole('heading', { level: 2 })).at(-1);
    const section = links?.parentElement ?? document.body;
    await expect(within(section).getAllByRole('link')).toHaveLength(5);
  },
};

/** A form that can be finished later has a second button, which posts it as it is. */
export const CanFinishLater: Story = {
  args: { form: 'price-list' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=later]')).toBeVisible());
    const button = canvasElement.querySelector<HTMLButtonElement>('[name=later]');
    await expect(button?.form?.elements.namedItem('vehiculeMarque')).toBeVisible();
    await expect(button?.formNoValidate).toBe(true);
  },
};

/** After its press: the answers are kept, and the page asks where to mail the link. */
export const KeptForLater: Story = {
  args: { form: 'price-list', post: { vehiculeMarque: 'Toyota', later: 'keep' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription();
    await expect(canvasElement.querySelector('[name=laterDraft]')).not.toHaveValue('');
  },
};

const ofForm = (locale: Locale) =>
  ({
    kind: 'later',
    locale,
    here: sent,
    form: { fr: 'Prix courant d’un véhicule', en: 'List price of a vehicle' }[locale],
    formPath: sent[locale],
  }) as const;

const laterViews = (locale: Locale): readonly LaterView[] => {
  const link = { kind: 'later', locale, here: sent } as const;
  const email = 'lea@example.org';
  return [
    { ...ofForm(locale), state: 'kept', files: [], draftId: 'x', email: 'lea@', error: 'invalid' },
    { ...ofForm(locale), state: 'sent', files: ['compteur.jpg', 'vin.jpg'], email, days: 30 },
    { ...ofForm(locale), state: 'gone' },
    { ...link, state: 'ready', page: 'a-secret-of-this-page' },
    { ...link, state: 'over' },
    { ...link, state: 'away' },
  ];
};

/** Every state of a form that is finished later: a wrong address, a link on its way, and the page of a mailed link. */
export const LaterStates: Story = {
  render: function LaterStates() {
    const views = laterViews(useLocale());
    return (
      <>
        {views.map((view) => (
          <FormRoute key={view.state} view={view} />
        ))}
      </>
    );
  },
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText(/compteur\.jpg, vin\.jpg/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(6);
  },
};

const confirmation: SentView = {
  kind: 'sent',
  here: sent,
  paths: sent,
  languages: ['fr'],
  sent: { reference: '234679CDFG', request: { fr: 'test de batterie', en: 'battery test' }, next: 'request' },
};

const confirmed = (view: Partial<SentView>) => ({
  render: function Confirmation() {
    const locale = useLocale();
    return <FormRoute view={{ ...confirmation, languages: [locale], ...view }} />;
  },
});

/** The confirmation of a submission. */
export const Sent: Story = {
  ...confirmed({}),
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/234679CDFG/)).toBeVisible();
  },
};

/** The confirmation at an address that both languages share. */
export const SentInBothLanguages: Story = {
  ...confirmed({ paths: undefined, languages: ['en', 'fr'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/234679CDFG/)).toHaveLength(2);
  },
};

/** The same page in a browser that has sent nothing: it explains its purpose. */
export const NothingSent: Story = {
  ...confirmed({ sent: undefined }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/234679CDFG/)).toBeNull();
  },
};
