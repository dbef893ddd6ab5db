import type { FastifyInstance } from 'fastify';

/** Largest form in bytes. */
const largestForm = 64 * 1024;

/** Reads bodies of a scope as forms, and takes nothing else. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
