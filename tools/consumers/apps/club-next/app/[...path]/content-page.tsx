'use client';

export { ContentHead, ContentPage } from '@jalon/content';
