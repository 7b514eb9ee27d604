/** A page was opened. */
export interface PageViewEvent {
  readonly event: 'page_view';
  readonly environment: string;
  /** The member-number prefix and the number, without spaces; absent for a visitor. */
  readonly user_id?: string | undefined;
  readonly page_path: string;
  readonly page_title: string;
  readonly page_language: string;
}

/** “Continue” of a warning overlay. */
export interface UserInteractionEvent {
  readonly event: 'user_interaction';
  readonly event_name: 'click_cta';
  readonly action: string;
  readonly link_text: string;
  readonly link_url: string;
}

/** Events of a form. They never contain answers. */
export interface FormEvent {
  readonly event: 'form';
  readonly event_name: 'form_start' | 'form_submit' | 'form_sent';
  readonly form_name: string;
}

/** A member has changed a membership: the number of new members, and the changed options. */
export interface MembershipChangeEvent {
  readonly event: 'membership_change';
  readonly codeOptionAdhesion: string | undefined;
  readonly newMembers: readonly { readonly indOptionVR: boolean }[];
  readonly modifiedMembers: readonly { readonly indOptionVR: boolean }[];
}

/** A step of a checkout was reached, so the steps before it are completed; `done`: the order was placed. */
export interface CheckoutEvent {
  readonly event: 'checkout';
  readonly flow: string;
  readonly step: string;
}

/** All events of the tag manager. Add new ones here. */
export type DataLayerEvent =
  | PageViewEvent
  | UserInteractionEvent
  | FormEvent
  | MembershipChangeEvent
  | CheckoutEvent;

/** Created after the visitor’s consent. */
let layer: unknown[] | undefined;

/** Sends an event to the tag manager; without consent, nothing is kept or sent. Returns whether it was sent. */
export function track(event: DataLayerEvent): boolean {
  layer?.push(event);
  return layer !== undefined;
}

/** Opens the layer, which the tag manager reads. */
export function openDataLayer(): unknown[] {
  const host = window as { dataLayer?: unknown[] };
  host.dataLayer ??= [];
  layer = host.dataLayer;
  return layer;
}

export function closeDataLayer(): void {
  layer = undefined;
}
