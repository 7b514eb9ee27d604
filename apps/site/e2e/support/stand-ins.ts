import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** A local server that replaces an outside service and records its requests. */
export interface StandIn {
  readonly url: string;
  /** The path and query of each request for its script. */
  readonly loaded: string[];
  /** Everything that its script has reported, oldest first. */
  readonly told: Record<string, unknown>[];
  stop(): Promise<void>;
}

async function startStandIn(isScript: (path: string) => boolean, script: string): Promise<StandIn> {
  const loaded: string[] = [];
  const told: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const { pathname, search } = new URL(request.url ?? '/', 'http://stand.in');
    if (isScript(pathname)) {
      loaded.push(pathname + search);
      response.setHeader('content-type', 'text/javascript').end(script);
    } else {
      if (request.method === 'POST') told.push(JSON.parse(await textOf(request)));
      response.writeHead(204).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The stand-in has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    loaded,
    told,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** The start of both scripts: reports to the origin of the script. */
const report = `
  const origin = new URL(document.currentScript.src).origin;
  // Sent one after the other to keep their order.
  let sent = Promise.resolve();
  const report = (what) => {
    const body = JSON.stringify(what);
    sent = sent.then(() => fetch(origin + '/told', { method: 'POST', keepalive: true, body })).catch(() => {});
  };
`;

/**
 * A tag manager with the documented behaviour of Google’s: reads the data layer and all additions to it, reads consent from
 * commands, and lets its tags store a cookie only with consent.
 */
export function startTagManager(): Promise<StandIn> {
  const script = `(() => {${report}
    const consent = {};
    const read = (entry) => {
      const command = Object.prototype.toString.call(entry) === '[object Arguments]';
      report(command ? { command: [...entry] } : entry);
      if (command && entry[0] === 'consent') Object.assign(consent, entry[2]);
      if (consent.analytics_storage === 'granted') document.cookie = '_ga=GA1.1.1; Path=/';
    };
    report({ loaded: true, page: location.href });
    const layer = window.dataLayer;
    layer.forEach(read);
    layer.push = (...entries) => { entries.forEach(read); return Array.prototype.push.apply(layer, entries); };
  })()`;
  return startStandIn((path) => path === '/gtm.js', script);
}

/** The account of the Didomi stand-in. */
export const didomiKey = '00000000-1111-2222-3333-444444444444';

/**
 * Didomi’s script with its documented behaviour: it reads `didomiConfig`, calls the functions in `didomiOnReady`, shows a notice
 * with two buttons, keeps the choice in a cookie and reports it to listeners and the tag manager.
 */
export function startDidomi(): Promise<StandIn> {
  const script = `(() => {${report}
    report({ config: window.didomiConfig, gdprAppliesGlobally: window.gdprAppliesGlobally });
    const listeners = [...(window.didomiEventListeners ?? [])];
    window.didomiEventListeners = { push: (...more) => listeners.push(...more) };
    const emit = (event) => listeners.filter((one) => one.event === event).forEach((one) => one.listener({}));
    const status = () => {
      const value = document.cookie.match(/didomi_token=(yes|no)/)?.[1];
      return value && value === 'yes';
    };
    const dialog = document.createElement('dialog');
    dialog.id = 'didomi-host';
    for (const [label, value] of [['Disagree', 'no'], ['Agree', 'yes']]) {
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = () => {
        document.cookie = 'didomi_token=' + value + '; Path=/';
        dialog.close();
        emit('consent.changed');
        announce();
      };
      dialog.append(button);
    }
    document.body.append(dialog);
    const announce = () => {
      window.dataLayer ??= [];
      window.dataLayer.push({ event: 'didomi-consent', didomiVendorsEnabled: status() ? 'google,' : '' });
    };
    window.Didomi = {
      notice: { show: () => dialog.show(), hide: () => dialog.close(), isVisible: () => dialog.open },
      preferences: { show: () => dialog.show(), hide: () => dialog.close() },
      isConsentRequired: () => true,
      getUserConsentStatusForVendor: () => status(),
      getUserConsentStatus: () => status(),
      setUserAgreeToAll() {},
      setUserDisagreeToAll() {},
    };
    announce();
    const waiting = [...(window.didomiOnReady ?? [])];
    window.didomiOnReady = { push: (...more) => more.forEach((one) => one(window.Didomi)) };
    waiting.forEach((one) => one(window.Didomi));
    if (status() === undefined) dialog.show();
  })()`;
  return startStandIn((path) => path.endsWith('/loader.js'), script);
}
