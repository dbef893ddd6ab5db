import type { GivenAnswer } from '@console/testing/recording';
import type { ServiceErrorKind } from '../client';
import type { Sample } from './calls';

/** Error of a failed call as the user sees it. */
export interface Told {
  readonly kind: ServiceErrorKind;
  readonly status?: number;
  /** Detail of the error; `undefined`: the call and what is wrong with its answer. */
  readonly detail?: string;
}

/** Something that goes wrong between the console and its service. */
export interface Fault {
  /** Answer of the service; `nobody`: it does not run; `never`: it keeps quiet. */
  readonly answer: GivenAnswer | 'nobody' | 'never';
  /** Expected outcome of a call; `done`: the fault does not matter to it. */
  readonly means: (sample: Sample) => Told | 'done';
  /** Expects the client to report that the session is over. @defaultValue `false`. */
  readonly endsSession?: boolean;
}

const unreachable: Told = { kind: 'unreachable', detail: "Couldn't communicate with the server." };
const unreadable: Told = { kind: 'unreadable', status: 200, detail: 'Error getting response from server' };
const mismatch: Told = { kind: 'mismatch', status: 200 };

const html = { 'content-type': 'text/html' };
const page = (title: string) => `<!doctype html><html lang="en"><title>${title}</title></html>`;

/** The service refuses in its own words, debug message first (ERROR-01). */
const refused = (status: number, message: string, debugMessage = message): Fault => ({
  answer: { status, body: { status, message, debugMessage } },
  means: ({ reads, call }) => {
    if (status === 404 && call.notFound) return 'done';
    // An answer to HEAD has no body with the reason.
    const detail = message === debugMessage ? message : `${debugMessage}: ${message}`;
    return { kind: 'refused', status, detail: reads === 'check' ? '' : detail };
  },
});

/** Something on the way to the service answers for it, with a page. */
const refusedByPage = (status: number, title: string): Fault => ({
  answer: { status, headers: html, body: page(title) },
  means: ({ reads }) => ({ kind: 'refused', status, detail: reads === 'check' ? '' : page(title) }),
});

/** True for calls that take any bytes for an answer. */
const takesAny = ({ reads }: Sample) => reads === 'file' || reads === 'text';

/** All that goes wrong, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'nobody answers': { answer: 'nobody', means: () => unreachable },
  'the service keeps quiet': { answer: 'never', means: () => unreachable },
  'the connection breaks in the middle of the answer': {
    answer: { headers: { 'content-length': '500' }, body: '[{"na', cutOff: true },
    // An answer to HEAD has no middle.
    means: ({ reads }) => (reads === 'check' ? unreachable : unreadable),
  },
  '400': refused(400, 'port must be a number', 'Validation failed'),
  '401': { ...refused(401, 'Unauthorized'), endsSession: true },
  '403': refused(403, 'Needs the role Admin', 'Forbidden'),
  '404': refused(404, 'There is none of this name', 'Not found'),
  '409': refused(409, 'It is in use by JobId=b2f1, ', 'Conflict'),
  '429': refused(429, 'Too many requests'),
  '500': refused(500, 'Something broke', 'NullPointerException'),
  '502': refusedByPage(502, 'Bad gateway'),
  '503': refusedByPage(503, 'Service unavailable'),
  '504': refusedByPage(504, 'Gateway timeout'),
  'an empty body': {
    answer: {},
    means: ({ reads }) => (['write', 'file', 'check'].includes(reads) ? 'done' : mismatch),
  },
  'a body that is no JSON': {
    answer: { body: '{"name": "Dock' },
    means: (sample) => (takesAny(sample) || sample.reads === 'check' ? 'done' : unreadable),
  },
  'a page in place of the answer': {
    answer: { headers: html, body: page('Please sign in') },
    means: (sample) => (takesAny(sample) || sample.reads === 'check' ? mismatch : unreadable),
  },
  'a body of another shape': {
    answer: { body: 42 },
    means: ({ reads }) => (reads === 'record' || reads === 'list' ? mismatch : 'done'),
  },
};
