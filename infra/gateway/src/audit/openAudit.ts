import { createHash } from 'node:crypto';
import { type AuditTrail, auditTrail, openOutlet, searchTrails, secretDigest } from '@console/audit-trail';
import { readSigningKey, type Store } from '@console/store';
import type { FastifyInstance } from 'fastify';
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
  serve(scope: FastifyInstance, who: (authorization: string | undefined) => Promise<Caller>): void;
}

/** Key of digests that stand for secrets: gateways with the same signing key have the same. */
const digestKeyOf = (key: string) => createHash('sha256').update(`digests of secrets\n${key}`).digest();

/** Records changes in a trail of the gateway, in its own folder and in the store that gateways share. */
export function openAudit(
  server: FastifyInstance,
  { folder, key, name, checkpoints, keep, enforced, rules = [] }: AuditOptions,
  { store, serviceUrl }: { readonly store: Store; readonly serviceUrl: string },
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
  const recording = recordCalls(server, { trail, enforced, personOf: people(serviceUrl), rules, secretKey });
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
