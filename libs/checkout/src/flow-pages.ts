import type { Localized } from '@jalon/i18n';
import { type FlowName, type FlowStep, flowNames, flowSteps } from './kit/flow-progress.ts';

/** The addresses of a host that a checkout links to. Each may be renamed; see `defaultCheckoutPaths`. */
export interface CheckoutPaths {
  /** The page of each step of each flow. */
  readonly steps: Readonly<Record<FlowName, Readonly<Partial<Record<FlowStep, Localized<string>>>>>>;
  /** Other addresses of flows, which lead to their first page. */
  readonly starts?: Readonly<Partial<Record<FlowName, Localized<string>>>> | undefined;
  /** The page that a mailed link opens, with `:token`. */
  readonly resume: Localized<string>;
  /** The page on which a gift is accepted, with `:token`. */
  readonly gift: Localized<string>;
  /** It returns to the address in the parameter `r`. */
  readonly signIn: Localized<string>;
  /** Keeps a member’s session in use: `session` of the engine of accounts. Without it, only the password extends the session. */
  readonly session?: Localized<string> | undefined;
  readonly memberArea: Localized<string>;
  readonly contact: Localized<string>;
  readonly privacyPolicy: Localized<string>;
  readonly home: Localized<string>;
  /** What a membership includes, for someone who received one. */
  readonly memberships: Localized<string>;
}

/** The last part of the address of a step that is not the first of its flow. */
const ends: Readonly<Record<Exclude<FlowStep, 'registration'>, Localized<string>>> = {
  addMember: { fr: 'membre-additionnel', en: 'additional-member' },
  address: { fr: 'adresse', en: 'address' },
  payment: { fr: 'paiement', en: 'payment' },
  review: { fr: 'revision', en: 'review' },
};

/** The pages of the steps of a flow below its address; a renewal has no step at the address itself. */
function stepsBelow(flow: FlowName, { fr, en }: Localized<string>) {
  const steps = flowSteps[flow].map((step) => {
    if (step === 'registration') return [step, { fr, en }];
    return [step, { fr: `${fr}/${ends[step].fr}`, en: `${en}/${ends[step].en}` }];
  });
  return Object.fromEntries(steps) as CheckoutPaths['steps'][FlowName];
}

/** A renewal has no step at its own address. */
const renewalStart: Localized<string> = { fr: '/fr/renouvellement', en: '/en/renewal' };

/** The addresses of the specification. */
export const defaultCheckoutPaths: CheckoutPaths = {
  steps: {
    register: stepsBelow('register', { fr: '/fr/adhesion', en: '/en/registration' }),
    'gift-a-membership': stepsBelow('gift-a-membership', {
      fr: '/fr/offrir-une-adhesion',
      en: '/en/gift-a-membership',
    }),
    'modify-my-membership': stepsBelow('modify-my-membership', {
      fr: '/fr/modifier-mon-adhesion',
      en: '/en/modify-my-membership',
    }),
    renewal: stepsBelow('renewal', renewalStart),
  },
  starts: { renewal: renewalStart },
  resume: { fr: '/fr/reprendre/:token', en: '/en/resume/:token' },
  gift: { fr: '/fr/cadeau/:token', en: '/en/gift/:token' },
  signIn: { fr: '/fr/connexion', en: '/en/sign-in' },
  memberArea: { fr: '/fr/espace-connecte', en: '/en/connected-space' },
  contact: { fr: '/fr/nous-joindre', en: '/en/contact-us' },
  privacyPolicy: {
    fr: '/fr/a-propos/politique-de-confidentialite',
    en: '/en/a-propos/politique-de-confidentialite',
  },
  home: { fr: '/fr', en: '/en' },
  memberships: { fr: '/fr/adhesions', en: '/en/memberships' },
};

/** The page of one step. */
export interface StepPage {
  readonly flow: FlowName;
  readonly step: FlowStep;
  readonly paths: Localized<string>;
}

/** The page of a step in each language. @throws Error that names a step without an address */
export function stepPaths(
  { steps }: Pick<CheckoutPaths, 'steps'>,
  flow: FlowName,
  step: FlowStep,
): Localized<string> {
  const paths = steps[flow][step];
  if (!paths) throw new Error(`The paths of the checkout have no steps.${flow}.${step}`);
  return paths;
}

/** The first page of a flow. */
export function flowPaths(paths: Pick<CheckoutPaths, 'steps'>, flow: FlowName): Localized<string> {
  return stepPaths(paths, flow, flowSteps[flow][0]);
}

/** The pages of all steps, each flow in the order of its steps. */
export function stepPages(paths: Pick<CheckoutPaths, 'steps'>): StepPage[] {
  return flowNames.flatMap((flow) =>
    flowSteps[flow].map((step) => ({ flow, step, paths: stepPaths(paths, flow, step) })),
  );
}

/** Whether a flow is open to signed-in members only, and shows data of their session. */
export const isForMembers = (flow: FlowName): boolean =>
  flow === 'modify-my-membership' || flow === 'renewal';
