// The script of the frame when its fields are refused. The server removes the types before sending it.
import type { FromPaymentFields } from '@jalon/api-client/contract';

const { parent: page, reason = '' } = document.documentElement.dataset;
const message: FromPaymentFields = { type: 'jalon-fields:refused', reason };
if (page) window.parent.postMessage(message, page);
