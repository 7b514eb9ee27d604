export {
  type FormPostOptions,
  type FormPostResult,
  handleFormPost,
  type PostContext,
  type RejectedPost,
} from './handle-form-post.ts';
