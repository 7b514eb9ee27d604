// Names that the documentation's examples use without declaring them.
import type { CallError } from '@jalon/api-client';
import type { MemberSource } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import type { RejectedPost } from '@jalon/forms/server';
import type { FastifyInstance } from 'fastify';

declare global {
  const app: FastifyInstance;
  const address: string;
  const baseUrl: string;
  const club: ClubConfig;
  const currentPassword: string;
  const expires: Date;
  const headers: Headers;
  const idempotencyKey: string;
  const newPassword: string;
  const password: string;
  const payload: object;
  const request: Request;
  const signal: AbortSignal;
  const siteWeb: string;
  const source: MemberSource | CallError | undefined;
  const token: string;
  const username: string;
  function renderPage(page: { posted: RejectedPost }): string;
  function show(errors: object): void;
}
