/** The address of a payment step: its security policy is its own, which a browser reads only with a whole document. */
const paymentStep = /\/(?:paiement|payment)(?=$|[?#])/;

export function isPaymentPath(path: string): boolean {
  return paymentStep.test(path);
}
