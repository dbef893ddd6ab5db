import { type AuditTrail, auditTrail, openOutlet, searchTrails } from '@console/audit-trail';
import { readSigningKey, type Store } from '@console/store';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../console/identifyCaller';
import type { AuditOptions } from '../options';
import { people } from './people';
import { recordCalls } from './recordCalls';
import { serveTrail } from './serveTrail';

/** The audit trail of a gateway that records. */
export interface Audit {
  readonly trail: AuditTrail;
  /** Refuses changes that cannot be recorded. */
  readonly enforced: boolean;
  /** Shows it to administrators. */
  serve(scope: FastifyInstance, who: (authorization: string | undefined) => Promise<Caller>): void;
}

/** Records changes in a trail of the gateway, in its own folder and in the store that gateways share. */
export function openAudit(
  server: FastifyInstance,
  { folder, key, name, checkpoints, keep, enforced }: AuditOptions,
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
  recordCalls(server, { trail, enforced, personOf: people(serviceUrl) });
  server.addHook('onClose', () => trail.close());
  return {
    trail,
    enforced,
    serve(scope, who) {
      const search = searchTrails({ store, own: { folder, trail: name } });
      serveTrail(scope, { trail, search, enforced, who });
    },
  };
}
