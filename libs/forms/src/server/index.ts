export {
  type FormPostOptions,
  type FormPostResult,
  handleFormPost,
  type RejectedPost,
} from './handle-form-post.ts';
