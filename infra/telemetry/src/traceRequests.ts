import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from './measureRequests';

/** Name of a server in traces, and the clients it believes. */
interface TraceOptions {
  readonly service: string;
  readonly version: string;
  /** Continues a trace that a client says it has begun: only behind a proxy that is trusted. */
  readonly believed: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** True if somebody collects traces, by the variables that OpenTelemetry defines. */
const isTraced = (environment: Environment): boolean =>
  environment.OTEL_SDK_DISABLED !== 'true' &&
  Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT || environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

/**
 * Sends a span of each request to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, and hands the trace on to the service
 * by the header `traceparent`. Without that variable nothing is loaded. Spans carry method, pattern of the address,
 * path without its query and status. To be called before routes are added.
 * @throws Error with a sentence when the packages, which are optional, are not installed
 */
export async function traceRequests(
  server: FastifyInstance,
  { service, version, believed }: TraceOptions,
  environment: Environment = process.env,
): Promise<void> {
  if (!isTraced(environment)) return;
  const { api, core, exporter, resources, sdk } = await load();
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter())],
  });
  const tracer = provider.getTracer(service, version);
  const propagator = new core.W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof tracer.startSpan>>();

  server.addHook('onRequest', async (request) => {
    const { headers } = request.raw;
    const parent = believed
      ? propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter)
      : api.ROOT_CONTEXT;
    const route = routeOf(request);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: api.SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'url.path': request.url.split(/[?#]/, 1)[0] ?? '',
          'console.request_id': String(request.id),
        },
      },
      parent,
    );
    spans.set(request, span);
    delete headers.tracestate;
    propagator.inject(api.trace.setSpan(parent, span), headers, api.defaultTextMapSetter);
  });
  server.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR });
    span?.end();
  });
  server.addHook('onClose', () => provider.shutdown().catch(() => undefined));
}

async function load() {
  try {
    const [api, core, exporter, resources, sdk] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
    ]);
    return { api, core, exporter, resources, sdk };
  } catch (error) {
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, but the optional packages of OpenTelemetry are not installed: ' +
        'install with optional dependencies, or unset it.',
      { cause: error },
    );
  }
}
