import type { FastifyInstance } from 'fastify';
import { ServiceFailure } from './failure';
import { requireStorable } from './text';

/** Refuses addresses that are no UTF-8 or hold what cannot be stored, before anything of them is used. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => requireStorable('address', decode(raw.url ?? '')));
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    throw new ServiceFailure(
      400,
      'Invalid request',
      'address has a % that is no part of a character in UTF-8',
    );
  }
}
