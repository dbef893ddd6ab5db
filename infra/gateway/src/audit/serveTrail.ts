import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AuditError,
  type AuditTrail,
  type Change,
  csvHeading,
  csvLine,
  type Place,
  type Rule,
  type TrailSearch,
  type Wanted,
} from '@console/audit-trail';
import { type AuditAnswer, operationPaths } from '@console/remote/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../console/identifyCaller';
import { refusal } from '../serving/refusal';

interface TrailSources {
  readonly trail: AuditTrail;
  readonly search: TrailSearch;
  /** Shows no records where it cannot be recorded who reads them. */
  readonly enforced: boolean;
  /** Rules by which calls are left out: whoever reads the trail is told. */
  readonly rules: readonly Rule[];
  readonly who: (request: FastifyRequest) => Promise<Caller>;
}

/** Most changes in an answer; more are asked for behind the last one. */
const mostInAnswer = 200;

/** Most lines of an export. */
const mostInExport = 100_000;

/** Time in ms in which a person who goes on reading is recorded once. */
const readingFor = 300_000;

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
const time = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z)?$',
} as const;

const wantedSchema = {
  trail: { type: 'string', pattern: '^[a-z0-9][a-z0-9.-]{0,62}$' },
  person: text,
  model: text,
  record: text,
  action: text,
  result: { enum: ['done', 'refused', 'failed', 'open'] },
  text,
  since: time,
  until: time,
} as const;

const listSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...wantedSchema,
    behind: { type: 'string', pattern: '^\\d{4}-[^ ]{6,24} [a-z0-9.-]{1,63} \\d{1,12}$' },
    limit: { type: 'integer', minimum: 1, maximum: mostInAnswer },
  },
} as const;

const exportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['format'],
  properties: { ...wantedSchema, format: { enum: ['csv', 'jsonl'] } },
} as const;

interface Listed extends Wanted {
  readonly behind?: string;
  readonly limit?: number;
}

/** Where a question comes from. */
interface From {
  readonly address: string;
  readonly method: string;
}

const placeText = ({ time: at, trail, seq }: Change) => `${at} ${trail} ${seq}`;

function placeOf(behind: string | undefined): Place | undefined {
  const [at, trail, seq] = behind?.split(' ') ?? [];
  return at && trail && seq ? { time: at, trail, seq: Number(seq) } : undefined;
}

const formats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    heading: `${csvHeading}\r\n`,
    line: (one: Change) => `${csvLine(one)}\r\n`,
  },
  jsonl: {
    type: 'application/jsonl; charset=utf-8',
    heading: '',
    line: (one: Change) => `${JSON.stringify(one)}\n`,
  },
} as const;

/**
 * Shows administrators the trails of all gateways, and exports them. That somebody reads is recorded, too: once in five
 * minutes for each person, and with every export.
 */
export function serveTrail(
  server: FastifyInstance,
  { trail, search, enforced, rules, who }: TrailSources,
): void {
  const readers = new LRUCache<string, true>({ max: 500, ttl: readingFor });

  /** Records who reads. @throws AuditError where that has to be recorded, and cannot be */
  async function note(from: From, name: string, action: 'read' | 'export'): Promise<void> {
    if (action === 'read' && readers.has(name)) return;
    const id = randomUUID();
    const person = { name, roles: ['Admin'] };
    const said = { id, person, ...from, route: operationPaths.audit, action, model: 'audit' };
    try {
      await trail.record({ kind: 'intent', ...said }, { kind: 'outcome', id, status: 200, duration: 0 });
      if (action === 'read') readers.set(name, true);
    } catch (error) {
      if (enforced || !(error instanceof AuditError)) throw error;
    }
  }

  /** Lets administrators through whose reading is recorded; others get their answer here. */
  async function admits(request: FastifyRequest, reply: FastifyReply, action: 'read' | 'export') {
    reply.header('cache-control', 'no-store');
    // A connection that has ended meanwhile has no address.
    const from = { address: request.ip, method: request.method };
    const caller = await who(request);
    if (caller.kind !== 'administrator') {
      reply.code(caller.refusal.status).send(caller.refusal);
      return false;
    }
    try {
      await note(from, caller.name, action);
      return true;
    } catch (error) {
      request.log.error(error);
      const message = 'The audit trail cannot be shown now, since it cannot be recorded who reads it.';
      reply.code(503).send(refusal(503, `${message} Tell who runs the console.`, (error as Error).message));
      return false;
    }
  }

  server.get<{ Querystring: Listed }>(
    operationPaths.audit,
    { schema: { querystring: listSchema } },
    async (request, reply) => {
      if (!(await admits(request, reply, 'read'))) return reply;
      const { behind, limit = 100, ...wanted } = request.query;
      const changes: Change[] = [];
      for await (const change of search.find(wanted, placeOf(behind))) {
        changes.push(change);
        if (changes.length > limit) break;
      }
      const last = changes[limit - 1];
      return {
        changes: changes.slice(0, limit),
        ...(rules.length > 0 && { rules }),
        ...(changes.length > limit && last && { next: placeText(last) }),
      } satisfies AuditAnswer;
    },
  );

  server.get<{ Querystring: Wanted & { readonly format: keyof typeof formats } }>(
    operationPaths.auditExport,
    { schema: { querystring: exportSchema } },
    async (request, reply) => {
      if (!(await admits(request, reply, 'export'))) return reply;
      const { format, ...wanted } = request.query;
      const { type, heading, line } = formats[format];
      async function* lines() {
        let written = 0;
        yield heading;
        for await (const change of search.find(wanted)) {
          yield line(change);
          written += 1;
          if (written === mostInExport) return;
        }
      }
      return reply
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="audit.${format}"`)
        .send(Readable.from(lines(), { objectMode: false }));
    },
  );
}
