import type { FlowName } from '@jalon/api-client/contract';
import type { Localized } from '@jalon/i18n';

/** The steps of a flow, with the last part of their address; the first step has the address of its flow. */
const stepPaths = {
  registration: { fr: '', en: '' },
  addMember: { fr: '/membre-additionnel', en: '/additional-member' },
  address: { fr: '/adresse', en: '/address' },
  payment: { fr: '/paiement', en: '/payment' },
  review: { fr: '/revision', en: '/review' },
} as const;

export type StepName = keyof typeof stepPaths;

interface FlowRow {
  readonly paths: Localized<string>;
  readonly label: Localized<string>;
  readonly steps: readonly StepName[];
}

/** The pages of each flow. */
const flows: Readonly<Record<FlowName, FlowRow>> = {
  register: {
    paths: { fr: '/fr/adhesion', en: '/en/registration' },
    label: { fr: 'Devenir membre', en: 'Become a member' },
    steps: ['registration', 'addMember', 'address', 'payment', 'review'],
  },
  'gift-a-membership': {
    paths: { fr: '/fr/offrir-une-adhesion', en: '/en/gift-a-membership' },
    label: { fr: 'Offrir une adhésion', en: 'Give a membership' },
    steps: ['registration', 'addMember', 'address', 'payment', 'review'],
  },
  'modify-my-membership': {
    paths: { fr: '/fr/modifier-mon-adhesion', en: '/en/modify-my-membership' },
    label: { fr: 'Modifier mon adhésion', en: 'Change my membership' },
    steps: ['registration', 'addMember', 'payment', 'review'],
  },
  renewal: {
    paths: { fr: '/fr/renouvellement', en: '/en/renewal' },
    label: { fr: 'Renouveler mon adhésion', en: 'Renew my membership' },
    steps: ['payment', 'review'],
  },
};

/** The page of one step. */
export interface CheckoutPage {
  /** Its id in the site map. */
  readonly id: string;
  readonly flow: FlowName;
  readonly step: StepName;
  readonly paths: Localized<string>;
  readonly label: Localized<string>;
}

/** The pages of all steps, each flow in the order of its steps. */
export const checkoutPages: readonly CheckoutPage[] = Object.entries(flows).flatMap(
  ([flow, { paths, label, steps }]) =>
    steps.map((step) => ({
      id: pageId(flow as FlowName, step),
      flow: flow as FlowName,
      step,
      paths: { fr: paths.fr + stepPaths[step].fr, en: paths.en + stepPaths[step].en },
      label,
    })),
);

const byId = new Map(checkoutPages.map((page) => [page.id, page]));

/** The id of a step’s page in the site map. */
export function pageId(flow: FlowName, step: StepName): string {
  return `${flow}-${step}`;
}

/** The step of a page; undefined for any other page. */
export function checkoutPage(id: string | undefined): CheckoutPage | undefined {
  return id === undefined ? undefined : byId.get(id);
}

/** The address of a step. */
export function stepPath(flow: FlowName, step: StepName): Localized<string> {
  const { paths } = flows[flow];
  return { fr: paths.fr + stepPaths[step].fr, en: paths.en + stepPaths[step].en };
}

/** The address of the first step of a flow. */
export function flowPath(flow: FlowName): Localized<string> {
  return stepPath(flow, flows[flow].steps[0] ?? 'review');
}

/** Whether a flow is open to signed-in members only, and shows data of their session. */
export const isForMembers = (flow: FlowName) => flow === 'modify-my-membership' || flow === 'renewal';

/** The name of a flow. */
export function flowLabel(flow: FlowName): Localized<string> {
  return flows[flow].label;
}
