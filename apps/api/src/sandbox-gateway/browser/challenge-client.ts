// The script of an answered challenge in a frame. The server sends it with its types removed.
import type { FromChallenge } from '@jalon/api-client/contract';

const { parent: page } = document.documentElement.dataset;
if (page) window.parent.postMessage({ type: 'jalon-challenge:done' } satisfies FromChallenge, page);
