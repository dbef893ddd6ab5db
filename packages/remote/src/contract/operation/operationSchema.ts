import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { switchedOffSchema } from '../registry/registrySchema';

/** Addresses of the gateway for reports about remotes and for their switches, below its own origin. */
export const operationPaths = {
  /** POST a {@link Report}; GET, for administrators, gives {@link ReportsAnswer}. */
  reports: '/console/reports',
  /** POST an array of {@link TimedBuild}; GET, for administrators, gives {@link TimingsAnswer}. Where timings are on. */
  timings: '/console/timings',
  /** GET, server-sent events: `registryState` of the registry, at first and after each change. */
  changes: '/console/changes',
  /** GET, for administrators, gives {@link SwitchesAnswer}. */
  switches: '/console/switches',
  /** GET, for administrators, with an {@link AuditQuery}, gives {@link AuditAnswer}. Where changes are recorded. */
  audit: '/console/audit',
  /** GET, for administrators: the same as a file; `format` is `csv` or `jsonl`. */
  auditExport: '/console/audit/export',
  /** POST a {@link SwitchRequest}, for administrators. */
  switch: (remote: string) => `/console/remotes/${encodeURIComponent(remote)}/switch`,
} as const;

const name = { type: 'string', pattern: '^[a-z0-9-]{1,60}$' } as const;
const version = { type: 'string', pattern: '^[A-Za-z0-9.+-]{1,80}$' } as const;

/** Something that went wrong with a remote in a browser. It names no person and holds no text of one. */
export const reportSchema = {
  type: 'object',
  required: ['kind', 'remote', 'version', 'build', 'code'],
  additionalProperties: false,
  properties: {
    /** `failure`: it was not brought up or stopped. `violation`: it did what the policy of the console forbids. */
    kind: { enum: ['failure', 'violation'] },
    remote: name,
    version,
    build: version,
    /** Code of the failure, or the directive that was violated. */
    code: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,40}$' },
    /** Blocked address without its query, or a keyword such as `inline`. */
    detail: { type: 'string', maxLength: 200 },
  },
} as const satisfies JSONSchema;

/** A report as a console sends it. */
export type Report = FromSchema<typeof reportSchema>;

/** Equal reports, counted. Times are ISO 8601. */
export interface CountedReport extends Report {
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

/** Answer to `GET /console/reports`. */
export interface ReportsAnswer {
  /** The last ones first. */
  readonly reports: readonly CountedReport[];
  /** Since when the gateways have been listening. */
  readonly since: string;
}

/** Times of one measure in ms. */
const times = {
  type: 'array',
  maxItems: 50,
  items: { type: 'integer', minimum: 0, maximum: 600_000 },
} as const satisfies JSONSchema;

/** Times of builds of remotes in one browser: times alone, nothing of who it was, and nothing of an address. */
export const timingsSchema = {
  type: 'array',
  maxItems: 20,
  items: {
    type: 'object',
    required: ['remote', 'version', 'build', 'times'],
    additionalProperties: false,
    properties: {
      remote: name,
      version,
      build: version,
      times: {
        type: 'object',
        additionalProperties: false,
        properties: {
          /** From the load of the document until anything was drawn. */
          content: times,
          /** From the load of the document until the first page of the remote was drawn with its data. */
          usable: times,
          /** From the press of a link in another area until the page was drawn with its data. */
          moved: times,
          /** Stretches in which the remote was open and the browser could not answer. */
          blocked: times,
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** Times of one build, measured by a browser. */
export type TimedBuild = FromSchema<typeof timingsSchema>[number];

/** Name of a measured time. */
export type TimingMeasure = keyof TimedBuild['times'];

/** Percentiles of one measure of a build: half, three quarters and nineteen of twenty took less, in ms. */
export interface MeasuredTimes extends Pick<TimedBuild, 'remote' | 'version' | 'build'> {
  readonly measure: TimingMeasure;
  readonly count: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/** Answer to `GET /console/timings`. */
export interface TimingsAnswer {
  readonly timings: readonly MeasuredTimes[];
  /** Since when the gateways have been listening. */
  readonly since: string;
}

/** Takes a remote out of service, with a reason that users are shown, or brings it back. */
export const switchRequestSchema = {
  type: 'object',
  required: ['off'],
  additionalProperties: false,
  properties: { off: { type: 'boolean' }, reason: { type: 'string', maxLength: 500 } },
  if: { type: 'object', properties: { off: { const: true } } },
  // biome-ignore lint/suspicious/noThenProperty: it is a word of JSON Schema
  then: { type: 'object', required: ['reason'], properties: { reason: { type: 'string', pattern: '\\S' } } },
} as const;

/** Body of `POST /console/remotes/<name>/switch`. */
export interface SwitchRequest {
  readonly off: boolean;
  /** Needed to take a remote out of service. */
  readonly reason?: string;
}

/** One use of the switch of a remote. */
const switchUseSchema = {
  type: 'object',
  required: ['remote', 'off', 'at', 'by'],
  properties: {
    remote: name,
    off: { type: 'boolean' },
    at: { type: 'string' },
    by: { type: 'string' },
    reason: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** The document beside the registry that says which remotes administrators took out of service. */
export const switchesSchema = {
  $id: 'switches',
  type: 'object',
  required: ['schema', 'off', 'history'],
  properties: {
    schema: { const: 1 },
    /** The remotes out of service, by name. */
    off: { type: 'object', additionalProperties: switchedOffSchema },
    /** Every use of a switch, the last first. */
    history: { type: 'array', items: switchUseSchema },
  },
} as const satisfies JSONSchema;

/** The remotes out of service, and every use of a switch. */
export type Switches = FromSchema<typeof switchesSchema>;
/** Who switched a remote off or on, when and why. */
export type SwitchUse = FromSchema<typeof switchUseSchema>;

/** Answer to `GET /console/switches`. */
export type SwitchesAnswer = Pick<Switches, 'off' | 'history'>;

/** Conditions of a search of the audit trail; what is not given is not looked at. */
export interface AuditQuery {
  readonly person?: string;
  readonly model?: string;
  readonly record?: string;
  readonly action?: string;
  readonly result?: AuditChange['result'];
  /** Part of the person, record, model, action, address, path or request id. */
  readonly text?: string;
  /** Times in UTC: from, and before. */
  readonly since?: string;
  readonly until?: string;
}

const value = { type: 'string', maxLength: 200 } as const;

/** Header of a changing call that holds {@link AuditDetails} as JSON in base64url. */
export const auditHeader = 'x-console-change';

/**
 * Description of a change by the console that made it, sent beside the call. Nobody has checked it. Secrets are never in
 * it.
 */
export const auditDetailsSchema = {
  type: 'object',
  required: ['remote', 'build', 'fields'],
  additionalProperties: false,
  properties: {
    /** Remote whose page was open, and its build. */
    remote: name,
    build: { type: 'string', pattern: '^[A-Za-z0-9.+-]{1,161}$' },
    /** Changed fields as they were and as they became. */
    fields: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['field'],
        additionalProperties: false,
        properties: { field: { type: 'string', maxLength: 100 }, before: value, after: value },
      },
    },
    /** Number of changed fields that did not fit. */
    more: { type: 'integer', minimum: 1 },
    /** Secrets were changed, or sent again. */
    hidden: { const: true },
  },
} as const satisfies JSONSchema;

/** Changed fields and build of a change, by the word of the browser: see {@link auditDetailsSchema}. */
export interface AuditDetails {
  readonly remote: string;
  readonly build: string;
  readonly fields: readonly { readonly field: string; readonly before?: string; readonly after?: string }[];
  readonly more?: number;
  readonly hidden?: true;
}

/** A change as the audit trail knows it. */
export interface AuditChange {
  /** Id of the request. */
  readonly id: string;
  /** Name of the gateway, and number of the record in its trail. */
  readonly trail: string;
  readonly seq: number;
  /** ISO 8601, in UTC. */
  readonly time: string;
  /** Missing where the call carried no session. */
  readonly person?: {
    readonly name: string;
    readonly roles: readonly string[];
    /** Account of the service by which a person acts whom the company names. */
    readonly account?: string;
  };
  /** Address of the client. */
  readonly address: string;
  readonly method: string;
  /** Path with `:name` in place of the record. */
  readonly route: string;
  readonly action: string;
  readonly model?: string;
  readonly record?: string;
  /** `open`: it is under way, or nothing was recorded of its end. */
  readonly result: 'done' | 'refused' | 'failed' | 'open';
  readonly status?: number;
  /** Milliseconds. */
  readonly duration?: number;
  /** By the word of the console that made it. */
  readonly details?: AuditDetails;
}

/** Rule by which calls are not recorded: those that meet all of its conditions. `*` stands for anything. */
export interface AuditRule {
  readonly method?: string;
  readonly route?: string;
  readonly person?: string;
  readonly result?: Exclude<AuditChange['result'], 'open'>;
  /** Explanation by who runs the console. */
  readonly reason?: string;
}

/** Answer to `GET /console/audit`. */
export interface AuditAnswer {
  /** The latest first. */
  readonly changes: readonly AuditChange[];
  /** Rules by which calls are left out; missing where all are recorded. */
  readonly rules?: readonly AuditRule[];
  /** Sent as `behind` gives the ones before; missing with the first change of all. */
  readonly next?: string;
}
