import { basename, join } from 'node:path';
import { answersTo } from '@jalon/forms/samples';
import type { Page } from 'playwright';
import { fillForm } from '../vite/fill-form.ts';
import { complete } from './compare.ts';
import type { Orca } from './orca.ts';

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** A visit by keyboard. Each step is an action, and Orca's speech after it. */
export interface Visit {
  /** Opens a page of the site: Orca reads it to its end. */
  open(path: string): Promise<void>;
  /** Opens a story: Orca reads it until it is silent. */
  openStory(id: string): Promise<void>;
  /** Presses a key, and waits for an element if one is named. */
  press(key: string, awaited?: string): Promise<void>;
  type(text: string, awaited?: string): Promise<void>;
  /** Presses Return on the button of a form, and waits for an element. */
  send(awaited: string): Promise<void>;
  /** Presses Tab until an element has the focus. */
  tabTo(selector: string): Promise<void>;
  /** Answers those of the questions that the page asks; what Orca says meanwhile is left out. */
  answer(answers: Readonly<Record<string, string>>): Promise<void>;
  /** Chooses a file without the browser's own dialog, and waits for an element if one is named. */
  choose(file: string, awaited?: string): Promise<void>;
}

interface Step {
  readonly does: string;
  readonly said: readonly string[];
}

/** The maximum number of Tab presses to reach a control. */
const tabLimit = 40;
/** The file that a tour chooses. */
const picture = join(import.meta.dirname, '../../apps/site/content/media/boost-a-battery.webp');
/** How often a page is opened until Orca reads it. */
const openAttempts = 3;

const paths = {
  fr: {
    home: '/fr',
    content: '/fr/assistance-routiere/remorquage',
    battery: '/fr/formulaires/test-de-batterie',
    contact: '/fr/nous-joindre',
    checkout: '/fr/adhesion?type=PLUS',
    priceList: '/fr/formulaires/prix-de-liste',
    term: 'pneu',
  },
  en: {
    home: '/en',
    content: '/en/roadside-assistance/towing',
    battery: '/en/forms/battery-test',
    contact: '/en/contact-us',
    checkout: '/en/registration?type=PLUS',
    priceList: '/en/forms/price-list',
    term: 'tire',
  },
} as const;

/** Whether Orca has read a page to its last link, which is in the footer. It may begin again when the page is complete. */
const isRead = (said: readonly string[]) =>
  said.findLastIndex((line) => /^(Gérer les témoins|Manage cookies)$/.test(line)) >
  said.findLastIndex((line) => complete.test(line));

const submit = 'main form[id] button[type=submit]';
const invalidFocus = 'main form[id] [aria-invalid=true]:focus';
const noDialog = 'html:not(:has(dialog[open]))';

/** The tours by the name of their transcripts. */
export const tours = {
  async home({ open, press, tabTo }, { home }) {
    await open(home);
    await press('ctrl+Home');
    // The cookie notice appears first, and is answered once for all tours.
    await tabTo('[data-consent=disagree]');
    await press('Return');
    // The commands of a screen reader: headings, then landmarks.
    await press('ctrl+Home');
    for (let heading = 0; heading < 4; heading += 1) await press('h');
    await press('ctrl+Home');
    for (let landmark = 0; landmark < 4; landmark += 1) await press('m');
  },
  async menu({ open, tabTo, press }, { content }) {
    await open(content);
    await press('ctrl+Home');
    await tabTo('header button[aria-expanded]');
    await press('Return', 'header button[aria-expanded=true]');
    for (let link = 0; link < 3; link += 1) await press('Tab');
    await press('Escape', 'header:not(:has([aria-expanded=true]))');
  },
  async search({ open, tabTo, press, type }, { content, term }) {
    await open(content);
    await press('ctrl+Home');
    await tabTo('header button[aria-haspopup=dialog]');
    await press('Return', 'dialog input:focus');
    await type(term, 'dialog ul em');
    for (let next = 0; next < 3; next += 1) await press('Tab');
    await press('Escape', noDialog);
  },
  async 'sign-in-panel'({ open, tabTo, press, send, type }, { content }) {
    await open(content);
    await press('ctrl+Home');
    await tabTo('a[data-opens=member-panel]');
    await press('Return', 'dialog input:focus');
    await tabTo('dialog button[type=submit]');
    await send('dialog [role=alert]');
    // The first link of the error summary.
    await press('Tab');
    await press('Return', 'dialog input[name=username]:focus');
    await type('zoe');
    await tabTo('dialog button[type=submit]');
    await send('dialog [role=alert] li:only-child');
    await press('Escape', noDialog);
  },
  async 'battery-test'({ open, tabTo, press, send, type }, { battery }) {
    await open(battery);
    await tabTo('main form[id] select');
    await press('Down');
    await tabTo('main form[id] input');
    await type('Kia');
    await tabTo(submit);
    await send(invalidFocus);
    await tabTo(submit);
  },
  async 'contact-us'({ open, tabTo, press, send }, { contact }) {
    await open(contact);
    await tabTo('main form[id] select, main form[id] input');
    await tabTo(submit);
    await send(invalidFocus);
    for (let next = 0; next < 3; next += 1) await press('Tab');
  },
  // Becoming a member, from the first step to the review, with one answer forgotten.
  async checkout({ open, tabTo, press, send, type }, { checkout }) {
    const field = (name: string) => `main form[id] [name=${name}]`;
    const next = 'main form[id] button[type=submit]:not([name], [aria-hidden])';
    const step = (name: string) => `[data-checkout='register ${name}'] h1:focus`;
    const answer = async (name: string, text: string) => {
      await tabTo(field(name));
      await type(text);
    };
    await open(checkout);
    await tabTo(field('greetings'));
    await press('space');
    await answer('firstName', 'Zoe');
    await answer('lastName', 'Roy');
    await tabTo(field('birthMonth'));
    await press('Down');
    await answer('email', 'zoe@example.org');
    await answer('phoneNumber', '4185550101');
    await tabTo(field('phoneNumberType'));
    await press('Down');
    await tabTo(next);
    await send(invalidFocus);
    await type('1984');
    await tabTo(next);
    await send(step('addMember'));
    await tabTo(next);
    await send(step('address'));
    await answer('address', '455 3e Avenue');
    await press('Escape');
    await answer('city', 'Quebec');
    await answer('postalCode', 'G1L2W2');
    await tabTo(next);
    await send(step('payment'));
    await tabTo(field('termSelected'));
    await tabTo('iframe');
    await type('4242424242424242');
    await press('Tab');
    await type('1230');
    await press('Tab');
    await type('123');
    await tabTo(next);
    await send(step('review'));
    await tabTo(field('contractAccepted'));
    await press('space');
    await tabTo(next);
  },
  // A form in pages: an answer forgotten, a photograph, the review, and an answer changed.
  async 'price-list'({ open, tabTo, send, answer, choose, press }, { priceList }) {
    const next = 'main form button[type=submit]:not([name], [aria-hidden])';
    const place = 'main h1:focus';
    const goOn = async () => {
      await answer({
        ...answersTo(11),
        visitorName: 'Zoe Roy',
        email: 'zoe@example.org',
        phone: '4185550123',
      });
      await tabTo(next);
      await send(place);
    };
    await open(priceList);
    await tabTo('main form[id] input');
    await tabTo(next);
    await send('main form [aria-invalid=true]:focus');
    await goOn();
    await goOn();
    await tabTo('main form input[type=file]');
    await choose(picture);
    await press('Tab');
    await goOn();
    await goOn();
    for (let link = 0; link < 3; link += 1) await press('Tab');
    await press('Return', 'main form [name]:focus');
  },
  // One field of each kind of the kit, on the page of Storybook that shows them all.
  async 'kit-fields'({ openStory, tabTo, press, type, choose }) {
    await openStory('forms-kit-formfields--table-of-kinds');
    for (const part of ['day', 'month', 'year']) await tabTo(`[name$='.${part}']`);
    await tabTo('input[type=radio]');
    await press('space');
    await tabTo('fieldset input[type=checkbox]');
    await press('space');
    await tabTo('input[type=file]');
    await choose(picture);
    await press('Tab');
    await press('Return', 'input[type=file]:focus');
    await tabTo("[name$='.0.name']");
    await type('Zoe');
    await tabTo('[role=group] > div > button');
    await press('Return', "[name$='.1.name']:focus");
    await tabTo('fieldset button');
    await press('Return', '[role=group] > div > button:focus');
  },
} satisfies Record<string, (visit: Visit, words: (typeof paths)[Language]) => Promise<void>>;

export type TourName = keyof typeof tours;

/** Runs a tour and returns its transcript. */
export async function takeTour(
  name: TourName,
  {
    language,
    page,
    orca,
    site,
    stories,
  }: { language: Language; page: Page; orca: Orca; site: string; stories: string },
): Promise<string> {
  const steps: Step[] = [];
  // The cookie notice is only part of the first tour.
  if (name !== 'home' && !(await page.context().cookies()).some((cookie) => cookie.name === 'consent')) {
    await page.goto(site + paths[language].home);
    await page.locator('[data-consent=disagree]').click();
  }
  const note = async (does: string, said: Promise<string[]>) => {
    steps.push({ does, said: await said });
  };
  const until = async (awaited: string | undefined) => {
    if (!awaited) return;
    await page.waitForSelector(awaited, { state: 'attached' });
    await page.waitForLoadState();
  };
  // Orca sometimes misses that a page has loaded, and stays silent; or it never comes to the end of the page.
  const read = async (address: string, isAll = isRead) => {
    let said: string[] = [];
    for (let attempt = 0; attempt < openAttempts && !isAll(said); attempt += 1) {
      said = await orca.during(() => page.goto(address), isAll);
    }
    return said;
  };
  const press: Visit['press'] = (key, awaited) =>
    note(
      key,
      orca.press(key, () => until(awaited)),
    );
  await tours[name](
    {
      open: (path) => note(`opens ${path}`, read(site + path)),
      openStory: (id) =>
        note(
          `opens ${id}`,
          read(
            `${stories}/iframe.html?viewMode=story&globals=locale:${language}&id=${id}`,
            (said) => said.length > 1,
          ),
        ),
      press,
      type: (text, awaited) =>
        note(
          `types “${text}”`,
          orca.type(text, () => until(awaited)),
        ),
      send: (awaited) =>
        note(
          'sends the form',
          orca.press('Return', () => until(awaited)),
        ),
      async tabTo(selector) {
        for (let tabs = 0; tabs < tabLimit; tabs += 1) {
          await press('Tab');
          if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
        }
        throw new Error(`${name}: no ${selector} after ${tabLimit} tabs`);
      },
      async answer(answers) {
        const names = await page
          .locator('main form [name]')
          .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
        const asked = Object.entries(answers).filter(([field]) => names.includes(field));
        await orca.during(() => fillForm(page, Object.fromEntries(asked)));
        steps.push({ does: `answers ${asked.length} questions`, said: [] });
      },
      choose: (file, awaited) =>
        note(
          `chooses ${basename(file)}`,
          orca.during(async () => {
            await page.locator('input[type=file]').setInputFiles(file);
            await until(awaited);
          }),
        ),
    },
    paths[language],
  );
  return steps.map(({ does, said }) => `# ${does}\n${said.map((one) => `${one}\n`).join('')}`).join('\n');
}
