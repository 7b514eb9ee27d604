import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Link } from '@jalon/ui/link';
import type { SearchProblem } from '../../search/find.server.ts';
import { PopularPages } from '../../search/popular-pages.tsx';
import { searchResultsMessages } from './search-results.messages.ts';
import { Results } from './search-results.styles.ts';

export interface SearchFailedProps {
  problem: SearchProblem | undefined;
  /** The address to try again. */
  here: string;
}

/** Shown when the search fails; the form above it keeps its values. */
export function SearchFailed({ problem = 'failed', here }: SearchFailedProps) {
  const t = useT(searchResultsMessages);
  return (
    <Results>
      <Alert variant="warning" title={t(problem)}>
        <p>{t(`${problem}Text`)}</p>
        <p>
          <Link href={here}>{t('again')}</Link>
        </p>
      </Alert>
      <PopularPages />
    </Results>
  );
}
