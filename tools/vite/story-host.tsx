import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A browser without scripts before the pages of an engine. */
export interface StoryBrowser<Page> {
  visit(path: string): Promise<Page>;
  post(path: string, form: Readonly<Record<string, string>>): Promise<Page>;
}

export interface StoryHostProps<Page> {
  browser: StoryBrowser<Page>;
  /** The address that is opened first. */
  path: string;
  /** Draws a page. */
  children: (page: Page) => ReactNode;
}

/**
 * A host in a story: an engine answers the forms and links of its pages, without a server and without a router. MSW plays
 * the API.
 */
export function StoryHost<Page>({ browser, path, children }: StoryHostProps<Page>) {
  const [page, setPage] = useState<Page>();
  const shown = useRef<HTMLDivElement>(null);

  const post = useCallback(
    async (form: HTMLFormElement, submitter?: HTMLElement | null) => {
      const fields = Array.from(new FormData(form, submitter), ([name, value]) => [name, String(value)]);
      const { pathname, search } = new URL(form.action);
      setPage(await browser.post(pathname + search, Object.fromEntries(fields)));
    },
    [browser],
  );

  useEffect(() => {
    void browser.visit(path).then(setPage);
  }, [browser, path]);

  useEffect(() => {
    // A form that its script has checked is submitted without an event.
    const { submit } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      if (shown.current?.contains(this)) void post(this);
      else submit.call(this);
    };
    return () => {
      HTMLFormElement.prototype.submit = submit;
    };
  }, [post]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link reports its keys as clicks.
    <div
      ref={shown}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const link = (event.target as Element).closest('a');
        if (!link || event.defaultPrevented) return;
        event.preventDefault();
        void browser.visit(link.pathname + link.search).then(setPage);
      }}
      onSubmit={(event: SubmitEvent<HTMLElement>) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        void post(event.target as HTMLFormElement, event.nativeEvent.submitter);
      }}
    >
      {page && children(page)}
    </div>
  );
}
