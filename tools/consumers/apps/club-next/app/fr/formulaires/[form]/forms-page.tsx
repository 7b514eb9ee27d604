'use client';

export { FormRoute as FormsPage } from '@jalon/forms/route';
