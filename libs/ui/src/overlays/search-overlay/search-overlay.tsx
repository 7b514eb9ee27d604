'use client';

import { useT } from '@jalon/i18n/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from '../../actions/link/index.ts';
import { SearchIcon } from '../../foundations/icons/generated/modules/search.tsx';
import { Field } from '../../inputs/field/index.ts';
import { SearchInput } from '../../inputs/search-input/index.ts';
import { Highlighted } from '../../internal/highlighted/highlighted.tsx';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { searchOverlayMessages } from './search-overlay.messages.ts';
import { List, Root, Suggestions } from './search-overlay.styles.ts';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

export interface SearchOverlayProps
  extends Omit<DialogProps, 'title' | 'titleHidden' | 'placement' | 'actions'> {
  /** The path of the results page; the query is its parameter `q`. */
  action: string;
  /** Called from 3 characters on, after a pause in the typing; the first 5 suggestions show. */
  suggest?: Suggest;
  /** Shown under the field while there are no suggestions: frequent searches, for example. */
  children?: ReactNode;
}

/**
 * A search over the page: a modal dialog along the top of the window, with a search form and links to the host’s
 * suggestions. `opensDialog(id)` makes a button open it. Suggestions are links, reached by Tab, and their number is
 * announced.
 */
export function SearchOverlay({ id, action, suggest, children, ...props }: SearchOverlayProps) {
  const t = useT(searchOverlayMessages);
  const { suggestions, ask } = useSuggestions(suggest);
  const heading = useId();
  const controlId = `${id}-q`;
  const field = useRef<HTMLInputElement>(null);
  // Once, for what was typed before the script loaded.
  const askFirst = useRef(ask);
  useEffect(() => askFirst.current(field.current?.value ?? ''), []);
  return (
    <Dialog
      id={id}
      title={t('title')}
      titleHidden
      placement="top"
      {...props}
      onClick={(event) => {
        // Following a link may not load a new page.
        if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.close();
        props.onClick?.(event);
      }}
    >
      <Root>
        <search>
          <form action={action}>
            <Field controlId={controlId} label={t('label')}>
              <SearchInput
                id={controlId}
                name="q"
                autoComplete="off"
                ref={useMergedRef(field, takesFocus)}
                onChange={({ currentTarget }) => ask(currentTarget.value)}
              />
            </Field>
          </form>
        </search>
        <p role="status" className="jalon-visually-hidden">
          {suggestions && t('found', { count: suggestions.length })}
        </p>
        {suggestions?.length ? (
          <Suggestions>
            <h3 id={heading}>{t('suggestions')}</h3>
            <List role="list" aria-labelledby={heading}>
              {suggestions.map(({ href, title, snippet }) => (
                <li key={href}>
                  <Link href={href}>
                    <SearchIcon size="small" />
                    {snippet ? (
                      <span>
                        <Highlighted html={snippet} />
                      </span>
                    ) : (
                      title
                    )}
                  </Link>
                </li>
              ))}
            </List>
          </Suggestions>
        ) : (
          children
        )}
      </Root>
    </Dialog>
  );
}

// Makes the dialog focus the field rather than the close button. React omits this attribute from the elements
// it mounts.
function takesFocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
  // The dialog was opened before the script loaded, without this attribute.
  if (input?.closest('dialog')?.open) input.focus();
}
