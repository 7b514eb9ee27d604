import { useLocale } from '@jalon/i18n/react';
import { type MouseEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FlowName } from '../kit/flow-progress.ts';
import type { MountFields } from '../kit/payment/payment-port.ts';
import { defaultCheckoutPaths, flowPaths } from '../server/index.ts';
import { Checkout } from '../view/checkout.tsx';
import { openBrowser, type Page } from './step-browser.ts';

export interface WholeCheckoutProps {
  /** The flow whose first page is opened. */
  flow: FlowName;
  /** Its address parameters, such as `?type=PLUS`. */
  query?: string;
  /** The number of the member who is signed in. */
  memberNumber?: string | undefined;
  mountFields?: MountFields | undefined;
}

/**
 * A host in a story: the engine of the checkouts answers the forms and links of its pages, without a server and without a
 * router. MSW plays the API.
 */
export function WholeCheckout({ flow, query = '', memberNumber, mountFields }: WholeCheckoutProps) {
  const locale = useLocale();
  const [browser] = useState(() => {
    const opened = openBrowser();
    if (memberNumber !== undefined) opened.signIn(memberNumber);
    return opened;
  });
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
    void browser.visit(flowPaths(defaultCheckoutPaths, flow)[locale] + query).then(setPage);
  }, [browser, flow, locale, query]);

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
      {page && <Checkout key={page.path} view={page} mountFields={mountFields} />}
    </div>
  );
}
