export { components as formComponents } from '../generated/components.ts';
export { formPageMessages } from './form-page.messages.ts';
export { FormLinks, FormPage, type FormPageProps, FormWithNotes } from './form-page.tsx';
export { FormOfView, FormRoute, type FormRouteProps } from './form-route.tsx';
export type { FormRouteView, FormView, SentView } from './form-route-view.ts';
export { sentPageMessages } from './sent-page.messages.ts';
export { SentPage, type SentPageProps } from './sent-page.tsx';
export { type FormComponent, type ShownFormProps, shownForm } from './shown-form.tsx';
export { viewTitle } from './view-title.ts';
