import type { FastifyInstance } from 'fastify';

/** Thrown for a body that is not valid JSON text; the message gives the reason. */
class BodyError extends Error {
  override readonly name = 'BodyError';

  constructor(
    message: string,
    readonly statusCode = 400,
  ) {
    super(message);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Refuses what cannot be stored or shown as text: U+0000 and halves of surrogate pairs. */
function assertText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new BodyError('The body holds the character U+0000.');
    // No half of a pair can be written in UTF-8: it would come back as another character.
    if (Buffer.from(value).toString() !== value)
      throw new BodyError('The body holds half of a surrogate pair.');
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      assertText(key);
      assertText(part);
    }
}

/** Reads bodies of the gateway's own addresses as JSON in UTF-8, and takes nothing else. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.headers['content-encoding'] !== undefined) {
      done(new BodyError('The body is compressed, which is not supported here.', 415));
      return;
    }
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      done(new BodyError('The body is not UTF-8.'));
      return;
    }
    parse(request, text, (error, value) => {
      if (error) {
        done(error);
        return;
      }
      try {
        assertText(value);
        done(null, value);
      } catch (problem) {
        done(problem as Error);
      }
    });
  });
}
