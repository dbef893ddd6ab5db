import { randomUUID } from 'node:crypto';
import {
  Agent as HttpAgent,
  type IncomingMessage,
  type RequestOptions,
  request as requestByHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import { createBacklog } from '../../brokers/backlog';
import type { Endpoint } from '../../brokers/endpoint';
import { type WebhookDestination, webhookDestination } from './destinations';
import { digestAuthorization } from './digest';
import { type Link, type Outgoing, payload } from './link';

/** So many calls of one webhook are under way at once; the others wait. */
const atOnce = 4;

/** Opens a link to a webhook: it is called once for each message, whatever it answers. */
export function openWebhookLink(endpoint: Endpoint): Link {
  const backlog = createBacklog<Outgoing>();
  const agent = endpoint.secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const underWay = new Set<Promise<void>>();
  let closed = false;

  const start = (message: Outgoing): void => {
    const call = callWebhook(endpoint, agent, message).catch(() => {});
    underWay.add(call);
    void call.then(() => {
      underWay.delete(call);
      if (!closed) for (const waiting of backlog.takeAll()) send(waiting);
    });
  };
  const send = (message: Outgoing): void => {
    if (underWay.size < atOnce) start(message);
    else backlog.add(message);
  };

  return {
    send,
    async close() {
      closed = true;
      agent.destroy();
      await Promise.all(underWay);
    },
  };
}

/** Calls the webhook; with a digest when it asks for one. */
async function callWebhook(
  endpoint: Endpoint,
  agent: HttpAgent,
  { kind, options, body }: Outgoing,
): Promise<void> {
  const destination = webhookDestination(options, kind);
  const content = payload(body);
  const post = (authorization?: string) => send(endpoint, agent, destination, content, authorization);
  const { username, password = '' } = endpoint;
  if (username === undefined || destination.authenticationType === null) return void (await post());
  if (destination.authenticationType === 'BASIC')
    return void (await post(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`));
  const { statusCode, headers } = await post();
  if (statusCode !== 401) return;
  const cnonce = randomUUID();
  const digest = { username, password, method: 'POST', uri: destination.path, cnonce };
  const authorization = digestAuthorization(headers['www-authenticate'] ?? '', digest);
  if (authorization) await post(authorization);
}

function send(
  { address, host, port, secure, tls, lookup }: Endpoint,
  agent: HttpAgent,
  { path, requestTimeout }: WebhookDestination,
  content: Buffer,
  authorization?: string,
): Promise<IncomingMessage> {
  const options: RequestOptions & { servername?: string; ca?: string } = {
    host: address,
    port,
    lookup,
    path,
    agent,
    method: 'POST',
    headers: {
      host: `${host}:${port}`,
      'content-type': 'application/json',
      'content-length': content.length,
      ...(authorization === undefined ? {} : { authorization }),
    },
    signal: AbortSignal.timeout(requestTimeout),
    ...tls,
  };
  return new Promise((resolve, reject) => {
    const call = (secure ? requestByHttps : requestByHttp)(options, (answer) => {
      answer.resume().once('end', () => resolve(answer));
      answer.once('error', reject);
    });
    call.once('error', reject).end(content);
  });
}
