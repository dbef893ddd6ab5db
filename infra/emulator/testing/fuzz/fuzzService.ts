import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { type FuzzedRequest, fuzzedRequests, type Vocabulary } from './requests';

/** A service that is fuzzed, itself or through a proxy. */
export interface FuzzOptions extends Vocabulary {
  /** Where it is reached. */
  readonly url: string;
  /** Number of requests. */
  readonly runs: number;
  /** Requests are the same for the same seed. */
  readonly seed: number;
  /** Called after so many requests: what they have stored is taken away. */
  readonly restore: { readonly every: number; run(): Promise<void> };
}

/** Answer of a fuzzed service. */
export interface FuzzedAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Longest time that a timer has, in milliseconds: all requests are sent, however long that takes. */
const unlimited = 2 ** 31 - 1;

/** Time limit for an answer, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Sends requests of every kind and checks every answer: no failure of the service, no connection that breaks, and
 * refusals as `{status, message, debugMessage}`.
 * @throws with the smallest request that fails and with the seed by which it is found again
 */
export async function fuzzService({ url, runs, seed, restore, ...vocabulary }: FuzzOptions): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let sent = 0;
  try {
    await fc.assert(
      fc.asyncProperty(fuzzedRequests(vocabulary), async (fuzzed) => {
        const answer = await send(agent, url, fuzzed);
        const problem = problemOf(fuzzed, answer);
        if (problem) throw new Error(`${problem}: ${answer.status} ${answer.text.slice(0, 500)}`);
        sent += 1;
        if (sent % restore.every === 0) await restore.run();
      }),
      { numRuns: runs, seed, endOnFailure: false, interruptAfterTimeLimit: unlimited },
    );
  } finally {
    agent.destroy();
  }
}

function send(
  agent: Agent,
  url: string,
  { method, target, headers, body }: FuzzedRequest,
): Promise<FuzzedAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': String(body.length) };
    const sending = request(
      // A target is sent as it is; what Node would refuse to send cannot come from its clients.
      {
        agent,
        hostname,
        port,
        method,
        path: target.replaceAll(/[^\x21-\xff]/g, ''),
        headers: { ...headers, ...length },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sending.setTimeout(timeoutMs, () =>
      sending.destroy(new Error(`No answer to ${method} ${target} in ${timeoutMs} ms`)),
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Fault of an answer; `undefined` without any. */
function problemOf({ method }: FuzzedRequest, { status, type, text }: FuzzedAnswer): string | undefined {
  if (status >= 500) return 'The service failed';
  if (status < 400 || method === 'HEAD') return undefined;
  const refusal = type.startsWith('application/json') ? parsed(text) : undefined;
  const isWellFormed =
    refusal?.status === status &&
    typeof refusal.message === 'string' &&
    typeof refusal.debugMessage === 'string';
  return isWellFormed ? undefined : 'The refusal is not {status, message, debugMessage}';
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
