export type { RejectedPost } from '../form-props.ts';
export {
  type FormPostOptions,
  type FormPostResult,
  handleFormPost,
  type PostContext,
} from './handle-form-post.ts';
export { readForm } from './read-form.ts';
