import { useLocale } from '@jalon/i18n/react';
import { useState } from 'react';
import { StoryHost } from '../../../../tools/vite/story-host.tsx';
import { Account } from '../account/account.tsx';
import { type AccountPage, defaultAccountPaths } from '../account/account-paths.ts';
import { openBrowser } from './account-browser.ts';

export interface WholeAccountProps {
  /** The page that is opened first. */
  page: AccountPage;
  /** Its address parameters. */
  query?: string;
}

/** The accounts in a host: the engine runs in the story, and every form posts to its page. */
export function WholeAccount({ page, query = '' }: WholeAccountProps) {
  const locale = useLocale();
  const [browser] = useState(() => openBrowser({ paths: { ...defaultAccountPaths, session: undefined } }));
  return (
    <StoryHost browser={browser} path={defaultAccountPaths[page][locale] + query}>
      {(shown) =>
        shown.kind === 'elsewhere' ? <p>{shown.path}</p> : <Account key={shown.path} view={shown} />
      }
    </StoryHost>
  );
}
