import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AuditError,
  type AuditTrail,
  type Details,
  type Entry,
  type Intent,
  leavesOut,
  type Person,
  type Rule,
  rulesFor,
  secretDigest,
} from '@console/audit-trail';
import { auditDetailsSchema, auditHeader } from '@console/remote/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../serving/refusal';
import { type DescribedCall, describeCall, isCompanyCall } from './describeCall';

interface RecordingOptions {
  readonly trail: AuditTrail;
  /** Refuses what cannot be recorded, in place of passing it on. */
  readonly enforced: boolean;
  readonly personOf: (request: FastifyRequest) => Promise<Person | undefined>;
  /** Calls that meet one of these are not recorded. */
  readonly rules: readonly Rule[];
  /** Key of the digests that stand for secrets. */
  readonly secretKey: Buffer;
}

/** Figures of a recording. */
export interface Recording {
  /** Calls that were left out by rules. */
  readonly leftOut: number;
}

/** Largest body in bytes that is read for the name of a record; larger ones are passed on as they come. */
const readUpTo = 256 * 1024;

interface Begun {
  readonly id: string;
  readonly at: number;
  /** Who says to be signing in; they are named once the service has let them in. */
  readonly claimed?: string;
  /** The company says who signs in or out, and it is known when that has happened. */
  readonly isCompany?: true;
  /** Rules of which the end of the call decides if they leave it out: until then nothing is written. */
  readonly held?: { readonly intent: Intent; readonly rules: readonly Rule[] };
}

/** The name of a program that signs in by basic authentication. */
function basicName(authorization: string | undefined): string | undefined {
  const [, code] = /^Basic ([A-Za-z0-9+/=]{1,4096})$/.exec(authorization ?? '') ?? [];
  const text = code && Buffer.from(code, 'base64').toString('utf8');
  return text?.includes(':') ? text.slice(0, text.indexOf(':')) : undefined;
}

/** Name and token in a body. Nothing else of it is looked at: it may hold secrets. */
function namesIn(body: Buffer): { readonly name?: string; readonly token?: string } {
  try {
    const { name, id, token } = JSON.parse(body.toString('utf8')) as Partial<Record<string, unknown>>;
    const found = name ?? id;
    const isName = typeof found === 'string' || typeof found === 'number';
    return {
      ...(isName && { name: String(found).slice(0, 200) }),
      ...(typeof token === 'string' && { token }),
    };
  } catch {
    return {};
  }
}

/** The word of the console on its change; undefined where it says nothing that can be read. */
function detailsIn(request: FastifyRequest): Details | undefined {
  const text = request.headers[auditHeader];
  if (typeof text !== 'string') return undefined;
  try {
    const details: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return request.validateInput(details, auditDetailsSchema) ? (details as Details) : undefined;
  } catch {
    return undefined;
  }
}

/** The body, and the names in it, where it is JSON that is small. */
async function readNames(request: FastifyRequest, payload: Readable) {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  if (!isJson || !(length <= readUpTo)) return { payload };
  const body = await buffer(payload);
  return { payload: Readable.from([body], { objectMode: false }), ...namesIn(body) };
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  request.log.error(error);
  const refused = refusal(
    503,
    'Changes are not possible now, since they cannot be recorded. Tell who runs the console.',
    (error as Error).message,
  );
  reply.code(503).header('cache-control', 'no-store').send(refused);
}

/** A trail that begins with the rules in force, so that it says itself what is not in it. */
function ruledTrail(
  trail: AuditTrail,
  rules: readonly Rule[],
): (...entries: readonly Entry[]) => Promise<void> {
  let isTold = rules.length === 0;
  return async (...entries) => {
    await trail.record(...(isTold ? [] : [{ kind: 'rules', rules } as const]), ...entries);
    isTold = true;
  };
}

/**
 * Records every call that changes something at the service, and every sign-in: what was meant before it is passed on,
 * and how it ended when it has. Of bodies only the name of the record is read, of a token that is revoked a digest; of
 * headers what the console says of the change; of queries nothing. A call of which a rule leaves out one result is
 * recorded when it has ended.
 */
export function recordCalls(
  server: FastifyInstance,
  { trail, enforced, personOf, rules, secretKey }: RecordingOptions,
): Recording {
  const begun = new WeakMap<FastifyRequest, Begun>();
  const record = ruledTrail(trail, rules);
  let leftOut = 0;

  async function begin(
    request: FastifyRequest,
    address: string,
    call: DescribedCall,
    { name, token }: ReturnType<typeof namesIn>,
  ) {
    const { id, method } = request;
    const isSignIn = call.action === 'sign in';
    const { authorization } = request.headers;
    const claimed = isSignIn ? (name ?? basicName(authorization)) : undefined;
    const person = isSignIn ? undefined : await personOf(request);
    const isToken = call.action === 'revoke' && token !== undefined;
    const named = isToken ? secretDigest(token, secretKey) : name;
    const details = detailsIn(request);
    const intent: Intent = {
      kind: 'intent',
      id,
      ...(person && { person }),
      address,
      method,
      ...call,
      ...(!isSignIn && call.record === undefined && named !== undefined && { record: named }),
      ...(details && { details }),
    };
    const ruled = rulesFor(rules, { method, route: call.route, person: person?.name ?? claimed });
    // Who signs in is known when the service has let them in.
    if (!isSignIn && leavesOut(ruled)) {
      leftOut += 1;
      return;
    }
    begun.set(request, {
      id,
      at: performance.now(),
      ...(claimed !== undefined && { claimed }),
      ...(isCompanyCall(call) && { isCompany: true }),
      ...(ruled.length > 0 && { held: { intent, rules: ruled } }),
    });
    if (ruled.length === 0) await record(intent);
  }

  server.addHook('preParsing', async (request, reply, payload) => {
    const [path = ''] = request.url.split('?');
    const call = describeCall(request.method, path);
    if (!call) return payload;
    // A connection that has ended meanwhile has no address.
    const { ip } = request;
    const read = await readNames(request, payload as Readable);
    try {
      await begin(request, ip, call, read);
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
    const { id, at, claimed, held, isCompany } = started;
    const { statusCode: status } = reply;
    const isIn = claimed !== undefined && status < 300;
    const company = isCompany && status < 400 ? await personOf(request) : undefined;
    // A rule for a person is about those whom the service let in.
    const decided = held?.rules.filter(({ person }) => person === undefined || claimed === undefined || isIn);
    if (decided && leavesOut(decided, status)) {
      leftOut += 1;
      return;
    }
    await record(...(held ? [held.intent] : []), {
      kind: 'outcome',
      id,
      status,
      duration: Math.round(performance.now() - at),
      ...(isIn && { person: { name: claimed, roles: [] } }),
      ...(company && { person: company }),
    })
      // The trail counts what is missing and says so; the answer is on its way.
      .catch((error: unknown) => request.log.error(error));
  });

  return {
    get leftOut() {
      return leftOut;
    },
  };
}
