/** The address of a payment step: it has its own security policy, which a browser only reads on a full page load. */
const paymentStep = /\/(?:paiement|payment)(?=$|[?#])/;

export function isPaymentPath(path: string): boolean {
  return paymentStep.test(path);
}
