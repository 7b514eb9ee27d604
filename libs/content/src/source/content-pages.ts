import type { PageTable } from '../pages/page-table.ts';
import type { Content } from './content-source.ts';

/** The content of a site and the table of its pages, until one of them changes. */
export interface ContentPages<Table extends PageTable = PageTable> {
  readonly content: Content;
  readonly table: Table;
}

export type Log = Readonly<Record<'info' | 'warn', (details: object, message: string) => void>>;
