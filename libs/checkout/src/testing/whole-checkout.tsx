import { useLocale } from '@jalon/i18n/react';
import { useState } from 'react';
import { StoryHost } from '../../../../tools/vite/story-host.tsx';
import type { FlowName } from '../kit/flow-progress.ts';
import type { LoadFields } from '../kit/payment/payment-port.ts';
import { defaultCheckoutPaths, flowPaths } from '../server/index.ts';
import { Checkout } from '../view/checkout.tsx';
import { openBrowser } from './step-browser.ts';

export interface WholeCheckoutProps {
  /** The flow whose first page is opened. */
  flow: FlowName;
  /** Its address parameters, such as `?type=PLUS`. */
  query?: string;
  /** The number of the member who is signed in. */
  memberNumber?: string | undefined;
  loadFields?: LoadFields | undefined;
}

/** The checkouts in a host: the engine runs in the story. */
export function WholeCheckout({ flow, query = '', memberNumber, loadFields }: WholeCheckoutProps) {
  const locale = useLocale();
  const [browser] = useState(() => {
    const opened = openBrowser();
    if (memberNumber !== undefined) opened.signIn(memberNumber);
    return opened;
  });
  return (
    <StoryHost browser={browser} path={flowPaths(defaultCheckoutPaths, flow)[locale] + query}>
      {(page) => <Checkout key={page.path} view={page} loadFields={loadFields} />}
    </StoryHost>
  );
}
