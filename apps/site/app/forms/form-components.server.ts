import { loaded } from '../islands/loaded.server.ts';
import { siteForms } from './site-forms.ts';

export const formComponents = await loaded(siteForms);
