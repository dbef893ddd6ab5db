import fc from 'fast-check';

/** Part of an OpenAPI document that is read. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

interface ApiOperation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: unknown }>> };
}

/** A request as it is sent. */
export interface FuzzedRequest {
  readonly method: string;
  /** Path and query, as they stand in the first line. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

/** Knowledge of the service for a generator of requests. */
export interface Vocabulary {
  readonly document: ApiDocument;
  /** Values of `Authorization` that the service accepts; most requests have one. */
  readonly credentials: readonly string[];
  /** Names and ids of objects that are there. */
  readonly known: readonly string[];
  /** Operations that are left out, as `POST /path/{id}`: those that reach other machines. @defaultValue none */
  readonly except?: readonly string[];
}

/** Requests to every operation of a document: most are nearly right, since what is far off never reaches a route. */
export function fuzzedRequests({
  document,
  credentials,
  known,
  except = [],
}: Vocabulary): fc.Arbitrary<FuzzedRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const texts = hostileTexts(known);
  return fc
    .constantFrom(...operations.filter(({ method, path }) => !except.includes(`${method} ${path}`)))
    .chain(({ method, path, operation }) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return fc.record({
        method: mostly(
          fc.constant(method),
          fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
        ),
        target: targets(path, operation, texts),
        headers: headers(credentials),
        body: bodies(schema, texts),
      });
    });
}

/** Nine of ten times the one. */
const mostly = <One, Other>(one: fc.Arbitrary<One>, other: fc.Arbitrary<Other>) =>
  fc.oneof({ weight: 9, arbitrary: one }, { weight: 1, arbitrary: other });

const hostileTexts = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('DEFAULT', ...known) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ...[
          '',
          ' ',
          '.',
          '..',
          '\u0000',
          'a\u0000b',
          '\ud83d',
          '\ufeff',
          '😀',
          'é/?#%',
          "' or 1=1 --",
          '%00',
          '{}',
        ],
        ...[
          'null',
          '-1',
          '1e999',
          '99999999999999999999',
          '0x10',
          'NaN',
          '__proto__',
          'constructor',
          '*',
          '$1',
        ],
        ...['2026-02-30T99:00:00Z', 'PT99999999999999H', '10.0.0.0/99', '::1', 'x'.repeat(3000)],
      ),
    },
  );

function targets(
  path: string,
  { parameters }: ApiOperation,
  texts: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const encoded = mostly(
    texts.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%', '%ff', '%00', '%ed%a0%80', '%2', '%2f', '..%2f', '+'),
  );
  const segments = fc.tuple(
    ...path.split('/').map((segment) => (/^\{.*\}$/.test(segment) ? encoded : fc.constant(segment))),
  );
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const query = fc.array(fc.tuple(fc.constantFrom('token', 'url', 'a[b]', ...names), encoded), {
    maxLength: 4,
  });
  return fc.tuple(segments, query, fc.constantFrom('', '', '', '/', '//')).map(([parts, pairs, end]) => {
    const search = pairs.map(([name, value]) => `${name}=${value}`).join('&');
    return `${parts.join('/')}${end}${search && `?${search}`}`;
  });
}

function headers(credentials: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
    fc.option(arbitrary, { nil: undefined, freq: 4 });
  return fc
    .record({
      authorization: mostly(
        fc.constantFrom(...credentials),
        fc.constantFrom(
          '',
          'Basic',
          'Basic !!!',
          'Basic //8=',
          'JWT',
          'Token {',
          'Token {"token":7}',
          'Bearer x',
        ),
      ),
      'content-type': fc.constantFrom(
        'application/json',
        'application/json',
        'text/plain',
        'x',
        'multipart/form-data',
      ),
      'content-encoding': optional(fc.constantFrom('identity', 'gzip', 'br', 'x, y')),
      accept: optional(fc.constantFrom('*/*', 'text/csv', 'application/xml', ';;')),
      'if-none-match': optional(fc.constantFrom('*', 'W/"x"', '"', ',,')),
      'x-forwarded-host': optional(fc.constantFrom('evil.example', '[', 'a, b')),
      'x-forwarded-for': optional(fc.constantFrom('10.0.0.1', 'nobody', '::')),
      range: optional(fc.constantFrom('bytes=0-', 'bytes=9-1')),
    })
    .map((given) => {
      const there = Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]));
      return Object.fromEntries(there);
    });
}

function bodies(schema: unknown, texts: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array | undefined> {
  const json = fromSchema(schema ?? {}, texts).map((value) => Buffer.from(JSON.stringify(value) ?? ''));
  return fc.oneof(
    { weight: 7, arbitrary: json },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(json, fc.constantFrom(...['\ufeff', '[', '{"a":1,"a":', '\u0000'], '['.repeat(20_000)))
        .map(([text, before]) => Buffer.concat([Buffer.from(before), text])),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(json, fc.nat(40)).map(([text, cut]) => text.subarray(0, text.length - cut)),
    },
    { weight: 1, arbitrary: json.map((text) => Buffer.from(`{"x":"${'y'.repeat(50_000)}","z":${text}}`)) },
  );
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
}

/** Values that a schema nearly describes. */
function fromSchema(schema: unknown, texts: fc.Arbitrary<string>, depth = 0): fc.Arbitrary<unknown> {
  const described = depth > 5 ? fc.constant(null) : fitting(schema as JsonSchema, texts, depth);
  return fc.oneof(
    { weight: 14, arbitrary: described },
    {
      weight: 1,
      arbitrary: fc.oneof(
        texts,
        fc.constantFrom<unknown>(
          null,
          true,
          0,
          -1,
          1.5,
          1e21,
          2 ** 31,
          2 ** 53,
          -(2 ** 63),
          [],
          {},
          [null],
          [[]],
          '',
        ),
        fc.jsonValue({ maxDepth: 2 }),
      ),
    },
  );
}

function fitting(schema: JsonSchema, texts: fc.Arbitrary<string>, depth: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map((variant) => fromSchema(variant, texts, depth + 1)));
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  return fc.constantFrom(...types).chain((type) => ofType(type, schema, texts, depth));
}

function ofType(
  type: string,
  schema: JsonSchema,
  texts: fc.Arbitrary<string>,
  depth: number,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objects(schema, texts, depth);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, texts, depth + 1), { maxLength: 4 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 100 });
    case 'number':
      return fc.oneof(fc.integer({ min: -5, max: 100 }), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return texts;
  }
}

function objects(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  texts: fc.Arbitrary<string>,
  depth: number,
): fc.Arbitrary<object> {
  const named = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema, texts, depth + 1)]),
  );
  const further = fc.dictionary(texts, fromSchema(additionalProperties || {}, texts, depth + 1), {
    maxKeys: additionalProperties ? 3 : 1,
  });
  return fc
    .tuple(
      fc.record(named, { requiredKeys: Object.keys(named).filter((name) => required.includes(name)) }),
      mostly(additionalProperties ? further : fc.constant({}), further),
    )
    .map(([one, other]) => ({ ...other, ...one }));
}
