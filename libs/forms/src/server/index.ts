export type { RejectedPost } from '../kit/form-props.ts';
export {
  type FormPostOptions,
  type FormPostResult,
  handleFormPost,
  type PostContext,
} from '../kit/server/handle-form-post.ts';
export type { PostedFile } from '../kit/server/posted-files.ts';
export { createFormRoute, type FormRoute, type FormRouteOptions } from '../route/create-form-route.ts';
export type { FormDrafts } from '../route/drafts/form-drafts.ts';
export { type FormPagePaths, type FormPaths, formPathsUnder } from '../route/form-paths.ts';
export { readSent, type SentForm, sentField } from '../route/sent-cookie.ts';
export type { FormRouteView, FormView, SentView } from '../route/view/form-route-view.ts';
export type { FormMember } from '../route/view/form-view.ts';
export type { LaterView } from '../route/view/later-view.ts';
