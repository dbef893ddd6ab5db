import type { Access } from '../server/authentication/access';
import { product } from '../server/build';
import type { CollectedRoute } from './collectRoutes';
import { configuration } from './operations/configuration';
import type { Answer, Operation } from './operations/operation';
import { running } from './operations/running';
import { answerSchemas } from './operations/schemas';
import { service } from './operations/service';

const sections = { ...service, ...configuration, ...running };

/** Every operation that is described, with its section. */
export const described: ReadonlyMap<string, { readonly tag: string; readonly operation: Operation }> =
  new Map(
    Object.entries(sections).flatMap(([tag, operations]) =>
      Object.entries(operations).map(([key, operation]) => [key, { tag, operation }] as const),
    ),
  );

/** One operation of the document. */
export interface DocumentedOperation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: unknown }>>;

/** An OpenAPI 3.1 document: requests as the routes check them, answers as the console does. */
export function openApi(routes: readonly CollectedRoute[]) {
  const paths: Record<string, Record<string, DocumentedOperation>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'ItemSense-compatible service', version: product.version },
    tags: Object.keys(sections).map((name) => ({ name })),
    paths,
    components: { schemas: answerSchemas, securitySchemes },
  };
}

const securitySchemes = {
  basic: { type: 'http', scheme: 'basic' },
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`JWT <token>`, or `Token {"token": "<token>"}`',
  },
  downloadToken: { type: 'apiKey', in: 'query', name: 'token', description: 'For GET only' },
} as const;

function operationOf({ method, url, schema, access }: CollectedRoute): DocumentedOperation {
  const { tag, operation } = described.get(`${method} ${url}`) ?? {};
  const [summary = url, answer = 'object', status] = operation ?? [];
  return {
    tags: tag ? [tag] : [],
    summary,
    description: permission(access),
    security: access === 'public' ? [] : [{ basic: [] }, { token: [] }],
    parameters: [...pathParameters(url), ...queryParameters(schema.querystring)],
    ...(schema.body ? { requestBody: { content: { 'application/json': { schema: schema.body } } } } : {}),
    responses: {
      ...answerOf(answer, status),
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: reference('failure') } },
      },
    },
  };
}

function permission(access: Access): string {
  switch (access) {
    case 'public':
    case 'optional':
      return 'For everyone';
    case 'user':
      return 'For everyone who is signed in';
    default:
      return `Needs the role ${['Admin', ...access].join(' or ')}`;
  }
}

const pathParameters = (url: string) =>
  [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(querystring: unknown) {
  const { properties = {} } = (querystring ?? {}) as { properties?: Readonly<Record<string, unknown>> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function answerOf(answer: Answer, status = 200): DocumentedOperation['responses'] {
  switch (answer) {
    case 'nothing':
      return { 204: { description: 'Done' } };
    case 'file':
      return { [status]: { description: 'The file', content: { 'application/octet-stream': {} } } };
    case 'text':
      return { [status]: { description: 'Text', content: { 'text/*': {} } } };
    default: {
      const isList = answer.endsWith('[]');
      const item = reference(isList ? answer.slice(0, -2) : answer);
      const schema = isList ? { type: 'array', items: item } : item;
      return { [status]: { description: 'Done', content: { 'application/json': { schema } } } };
    }
  }
}
