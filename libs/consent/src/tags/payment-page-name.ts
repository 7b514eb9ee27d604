/** The name of the `meta` of a page that takes a payment: no tag manager is loaded there (PCI DSS, SAQ A). */
export const paymentPageName = 'jalon:payment';
