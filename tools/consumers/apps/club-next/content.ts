import { contentTable, createContent, openContent } from '@jalon/content/server';
import { club } from './club';

const store = openContent({ folder: 'content', table: contentTable, log: console });

export const content = createContent({ club, pages: () => store.pages() });
