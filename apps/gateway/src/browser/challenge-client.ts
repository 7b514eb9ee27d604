// The script of a challenge's last page in a frame. The server removes the types before sending it.
import type { FromChallenge } from '@jalon/api-client/contract';

const { parent: page } = document.documentElement.dataset;
if (page) window.parent.postMessage({ type: 'jalon-challenge:done' } satisfies FromChallenge, page);
