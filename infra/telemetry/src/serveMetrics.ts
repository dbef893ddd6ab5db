import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** Where metrics are served: on a port of their own, so that no balancer hands them to the public by mistake. */
export interface MetricsOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Address to listen on. @defaultValue `localhost`: this machine only */
  readonly host?: string;
  /**
   * Token that a scraper has to bring as `Authorization: Bearer …`. @defaultValue everyone who reaches the
   * port may read
   */
  readonly token?: string;
}

/** A server of metrics that listens. */
export interface MetricsServer {
  /** Address of the metrics, `http://localhost:9464/metrics`. */
  readonly url: string;
  close(): Promise<void>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves `/metrics`, and nothing else. @throws when the port is taken (`code: 'EADDRINUSE'`) */
export async function serveMetrics(
  registry: Registry,
  { port, host = 'localhost', token }: MetricsOptions,
): Promise<MetricsServer> {
  const needed = token === undefined ? undefined : digest(`Bearer ${token}`);
  const server = createServer((request, response) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (request.url?.split('?')[0] !== '/metrics' || request.method !== 'GET')
      answer(404, 'Metrics are at /metrics.\n');
    else if (needed && !timingSafeEqual(digest(request.headers.authorization ?? ''), needed))
      answer(401, 'A token is needed.\n');
    else
      registry.metrics().then(
        (text) => answer(200, text, registry.contentType),
        () => answer(500, 'The metrics could not be collected.\n'),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${address.port}/metrics`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * Settings in `METRICS_PORT`, `METRICS_HOST` and `METRICS_TOKEN`; undefined where metrics are not served.
 * @throws Error with a sentence for a port that is none
 */
export function metricsSettings(
  environment: Readonly<Record<string, string | undefined>>,
): MetricsOptions | undefined {
  const { METRICS_PORT: text, METRICS_HOST: host, METRICS_TOKEN: token } = environment;
  if (!text) return undefined;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new Error(`METRICS_PORT is '${text}', but has to be a whole number from 0 to 65535.`);
  return { port, ...(host && { host }), ...(token && { token }) };
}
