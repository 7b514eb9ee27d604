/**
 * The addresses of the payment steps and of the saved card: they have their own security policy, which a browser only
 * reads on a full page load.
 */
const paymentStep = /\/(?:paiement|payment|mode-de-paiement|payment-method)(?=$|[?#])/;

export function isPaymentPath(path: string): boolean {
  return paymentStep.test(path);
}
