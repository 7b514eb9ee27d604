import { contentTable, createContent, openContent } from '@jalon/content/server';
import { club } from './club';

const store = openContent({ folder: 'club/content', table: contentTable, log: console });

/** The pages of content, and the page of an address that no page has. */
export const content = createContent({ club, pages: () => store.pages() });
