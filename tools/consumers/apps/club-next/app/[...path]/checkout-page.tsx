'use client';

export { Checkout as CheckoutPage } from '@jalon/checkout';
