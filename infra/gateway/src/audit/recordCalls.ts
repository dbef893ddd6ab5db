import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AuditError, type AuditTrail, type Person } from '@console/audit-trail';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../serving/refusal';
import { type DescribedCall, describeCall } from './describeCall';

interface RecordingOptions {
  readonly trail: AuditTrail;
  /** Refuses what cannot be recorded, in place of passing it on. */
  readonly enforced: boolean;
  readonly personOf: (authorization: string | undefined) => Promise<Person | undefined>;
}

/** Largest body in bytes that is read for the name of a record; larger ones are passed on as they come. */
const readUpTo = 256 * 1024;

interface Begun {
  readonly id: string;
  readonly at: number;
  /** Who says to be signing in; they are named once the service has let them in. */
  readonly claimed?: string;
}

/** The name of a program that signs in by basic authentication. */
function basicName(authorization: string | undefined): string | undefined {
  const [, code] = /^Basic ([A-Za-z0-9+/=]{1,4096})$/.exec(authorization ?? '') ?? [];
  const text = code && Buffer.from(code, 'base64').toString('utf8');
  return text?.includes(':') ? text.slice(0, text.indexOf(':')) : undefined;
}

/** Name in a body. Nothing else of it is looked at: it may hold secrets. */
function nameIn(body: Buffer): string | undefined {
  try {
    const { name, id } = JSON.parse(body.toString('utf8')) as { name?: unknown; id?: unknown };
    const found = name ?? id;
    return typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, 200) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Records every call that changes something at the service, and every sign-in: what was meant before it is passed on,
 * and how it ended when it has. Of bodies only the name of the record is read, of queries and headers nothing.
 */
export function recordCalls(server: FastifyInstance, { trail, enforced, personOf }: RecordingOptions): void {
  const begun = new WeakMap<FastifyRequest, Begun>();

  /** The body, and the name in it, where it is JSON that is small. */
  async function readName(request: FastifyRequest, payload: Readable) {
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    if (!isJson || !(length <= readUpTo)) return { payload };
    const body = await buffer(payload);
    return { payload: Readable.from([body], { objectMode: false }), name: nameIn(body) };
  }

  async function begin(
    request: FastifyRequest,
    address: string,
    call: DescribedCall,
    named: string | undefined,
  ) {
    const isSignIn = call.action === 'sign in';
    const { authorization } = request.headers;
    const claimed = isSignIn ? (named ?? basicName(authorization)) : undefined;
    const person = isSignIn ? undefined : await personOf(authorization);
    begun.set(request, { id: request.id, at: performance.now(), ...(claimed !== undefined && { claimed }) });
    await trail.record({
      kind: 'intent',
      id: request.id,
      ...(person && { person }),
      address,
      method: request.method,
      ...call,
      ...(!isSignIn && call.record === undefined && named !== undefined && { record: named }),
    });
  }

  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.error(error);
    const refused = refusal(
      503,
      'Changes are not possible now, since they cannot be recorded. Tell who runs the console.',
      (error as Error).message,
    );
    reply.code(503).header('cache-control', 'no-store').send(refused);
  };

  server.addHook('preParsing', async (request, reply, payload) => {
    const [path = ''] = request.url.split('?');
    const call = describeCall(request.method, path);
    if (!call) return payload;
    // A connection that has ended meanwhile has no address.
    const { ip } = request;
    const read = await readName(request, payload as Readable);
    try {
      await begin(request, ip, call, read.name);
    } catch (error) {
      if (!(error instanceof AuditError)) throw error;
      if (enforced) {
        begun.delete(request);
        refuse(request, reply, error);
      }
    }
    return read.payload as typeof payload;
  });

  server.addHook('onResponse', async (request, reply) => {
    const started = begun.get(request);
    if (!started) return;
    const { id, at, claimed } = started;
    const isIn = claimed !== undefined && reply.statusCode < 300;
    await trail
      .record({
        kind: 'outcome',
        id,
        status: reply.statusCode,
        duration: Math.round(performance.now() - at),
        ...(isIn && { person: { name: claimed, roles: [] } }),
      })
      // The trail counts what is missing and says so; the answer is on its way.
      .catch((error: unknown) => request.log.error(error));
  });
}
