import { redirect } from 'react-router';
import { homePaths } from '../addresses.ts';

/** `/` leads to the default language. */
export const loader = () => redirect(homePaths.fr);
