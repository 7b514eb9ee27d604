'use client';

export { Account as AccountPage } from '@jalon/membership/account';
