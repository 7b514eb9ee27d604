'use client';

export { ContentPage } from '@jalon/content';
