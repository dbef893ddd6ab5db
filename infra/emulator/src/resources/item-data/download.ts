import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Leaves of the parameters of an address those that mean something: `?facility=` asks for nothing, and what old clients
 * add must not count as a filter.
 * @param known names of the parameters of the call
 */
export function keepParameters(request: FastifyRequest, known: readonly string[]): void {
  request.query = Object.fromEntries(
    Object.entries(request.query as object).filter(
      ([name, value]) => value !== '' && (name === 'token' || known.includes(name)),
    ),
  );
}

/** True for a call that is a download: it asks for CSV, or carries its token in its address. */
export function isDownload({ headers, query }: FastifyRequest): boolean {
  return /\btext\/csv\b/.test(headers.accept ?? '') || 'token' in (query as object);
}

/** Sends a CSV file as it comes into being. Its first part is waited for, so that a refusal is still an answer. */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  parts: AsyncGenerator<string>,
): Promise<FastifyReply> {
  const first = await parts.next();
  const whole = async function* () {
    if (!first.done) yield first.value;
    yield* parts;
  };
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(whole()));
}
