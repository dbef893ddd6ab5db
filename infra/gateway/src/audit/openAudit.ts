import { createHash } from 'node:crypto';
import {
  type AuditTrail,
  auditTrail,
  openOutlet,
  type Person,
  searchTrails,
  secretDigest,
} from '@console/audit-trail';
import { readSigningKey, type Store } from '@console/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../console/identifyCaller';
import type { AuditOptions } from '../options';
import { people } from './people';
import { type Recording, recordCalls } from './recordCalls';
import { serveTrail } from './serveTrail';

/** The audit trail of a gateway that records. */
export interface Audit {
  readonly trail: AuditTrail;
  /** Refuses changes that cannot be recorded. */
  readonly enforced: boolean;
  /** Figures since the gateway began. */
  readonly watched: Pick<AuditTrail, 'recorded' | 'failed' | 'unsignedFor'> & Recording;
  /** Shows it to administrators. */
  serve(scope: FastifyInstance, who: (request: FastifyRequest) => Promise<Caller>): void;
}

/** A person of the company, and the account of the service by which they act. */
interface ActingPerson {
  readonly person: { readonly name: string };
  readonly account: { readonly name: string };
  readonly roles: readonly string[];
}

interface AuditSources {
  readonly store: Store;
  readonly serviceUrl: string;
  /** Session of the person of the company behind a request. @defaultValue there is none */
  readonly sessionOf?: ((request: FastifyRequest) => ActingPerson | undefined) | undefined;
}

/** Key of digests that stand for secrets: gateways with the same signing key have the same. */
const digestKeyOf = (key: string) => createHash('sha256').update(`digests of secrets\n${key}`).digest();

/** Records changes in a trail of the gateway, in its own folder and in the store that gateways share. */
export function openAudit(
  server: FastifyInstance,
  { folder, key, name, checkpoints, keep, enforced, rules = [] }: AuditOptions,
  { store, serviceUrl, sessionOf = () => undefined }: AuditSources,
): Audit {
  const trail = auditTrail({
    folder,
    trail: name,
    key: readSigningKey(key, 'The key of the audit trail'),
    store,
    outlets: checkpoints.map(openOutlet),
    keep,
    onProblem: (problem) => server.log.error(problem),
  });
  const secretKey = digestKeyOf(key);
  const whose = people(serviceUrl);
  /** The person of the company with the account that was used, or whose session of the service it is. */
  async function personOf(request: FastifyRequest): Promise<Person | undefined> {
    const session = sessionOf(request);
    if (!session) return whose(request.headers.authorization);
    const { person, account, roles } = session;
    return { name: person.name, roles, account: account.name };
  }
  const recording = recordCalls(server, { trail, enforced, personOf, rules, secretKey });
  server.addHook('onClose', () => trail.close());
  return {
    trail,
    enforced,
    watched: {
      get recorded() {
        return trail.recorded;
      },
      get failed() {
        return trail.failed;
      },
      get leftOut() {
        return recording.leftOut;
      },
      unsignedFor: trail.unsignedFor,
    },
    serve(scope, who) {
      const search = searchTrails({
        store,
        own: { folder, trail: name },
        digestOf: (text) => secretDigest(text, secretKey),
      });
      serveTrail(scope, { trail, search, enforced, rules, who });
    },
  };
}
