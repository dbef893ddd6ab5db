import { embeddingPaths, isProxied } from '../options';

/** Subject of a changing call, read from its method and its path alone. */
export interface DescribedCall {
  /** The path with `:name` where it names a record. */
  readonly route: string;
  /** `save`, `create`, `delete`, `start`, … */
  readonly action: string;
  /** Collection in the words of the service: `facilities`, `jobs`, `token`. */
  readonly model?: string;
  /** Name or id of the record, where the path has it. */
  readonly record?: string;
}

/** Words of paths that are verbs or parts of an address; every other word behind the collection names a record. */
const verbs: Readonly<Record<string, string>> = {
  create: 'save',
  createOrReplace: 'save',
  destroy: 'delete',
  clear: 'clear',
  complete: 'save',
  completed: 'save',
  direct: 'start',
  download: 'download',
  featureChanges: 'save',
  import: 'import',
  itemsenseTimeSync: 'save',
  readerUpdates: 'start',
  reboot: 'restart',
  requests: 'collect',
  reset: 'reset',
  select: 'select',
  start: 'start',
  stop: 'stop',
  test: 'test',
  trigger: 'start',
  updatePolicy: 'save',
};

/** Words that are part of an address, and say nothing of what is done. */
const parts = new Set(['devices', 'items', 'logs', 'setup', 'software']);

const byMethod: Readonly<Record<string, string>> = { POST: 'create', DELETE: 'delete' };

/** Calls that change nothing though their method says so: questions with a body, and what only their asker hears. */
const questions = [
  /^\/itemsense\/authentication\/v1\/validate/,
  /^\/itemsense\/(?:data|health)\/v1\/.*\b(?:queues|messageQueues|events|show)\b/,
  /^\/api\/(?:queues|metrics)(?:\/|$)/,
  /^\/health\/v1\//,
];

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The use of a switch, which the gateway answers itself. */
function switchOf(method: string, path: string): DescribedCall | undefined {
  const [, remote] = /^\/console\/remotes\/([^/]+)\/switch$/.exec(path) ?? [];
  return method === 'POST' && remote !== undefined
    ? { route: '/console/remotes/:name/switch', action: 'switch', model: 'remotes', record: decoded(remote) }
    : undefined;
}

/** Calls at which servers of other sites get tokens for their pages, and withdraw them. */
const embeddingCalls: Readonly<Record<string, string>> = {
  [`POST ${embeddingPaths.tokens}`]: 'create',
  [`POST ${embeddingPaths.withdraw}`]: 'revoke',
};

/** Addresses by which people sign in at their company, link their account to it, and sign out. */
const companyCalls: Readonly<Record<string, string>> = {
  'GET /console/sign-in/callback': 'sign in',
  'POST /console/sign-in/link': 'sign in',
  'POST /console/sign-out': 'sign out',
};

/** True for a call of which the company says who makes it. */
export const isCompanyCall = ({ route }: DescribedCall): boolean => route.startsWith('/console/sign-');

/** The calls by which people and programs sign in. */
function signIn(method: string, path: string): DescribedCall | undefined {
  const isConsole = method === 'POST' && path === '/authenticate';
  const isProgram = method === 'GET' && path === '/itemsense/authentication/v1/token';
  return isConsole || isProgram ? { route: path, action: 'sign in' } : undefined;
}

/**
 * Describes a call that changes something, or signs somebody in.
 * @param path of the request, without its query.
 * @returns undefined for a call that changes nothing.
 */
export function describeCall(method: string, path: string): DescribedCall | undefined {
  const { [`${method} ${path}`]: company } = companyCalls;
  if (company) return { route: path, action: company };
  const { [`${method} ${path}`]: embedding } = embeddingCalls;
  if (embedding) return { route: path, action: embedding, model: 'embedding-tokens' };
  if (!isProxied(path)) return switchOf(method, path);
  const signed = signIn(method, path);
  if (signed) return signed;
  if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) return undefined;
  if (questions.some((question) => question.test(path))) return undefined;

  const [, prefix = '', below = ''] = /^(\/itemsense\/[^/]+\/v\d+|\/api|\/[^/]+)(.*)$/.exec(path) ?? [];
  const [model, ...rest] = below.split('/').filter(Boolean);
  if (model === undefined) return { route: prefix, action: byMethod[method] ?? 'save' };
  if (/^revokeTokens?$/.test(model))
    return {
      route: `${prefix}/${model}${rest.length > 0 ? '/:name' : ''}`,
      action: 'revoke',
      model: 'token',
      ...(rest[0] !== undefined && { record: decoded(rest[0]) }),
    };
  const isWord = (segment: string) => Object.hasOwn(verbs, segment) || parts.has(segment);
  const verb = [model, ...rest].findLast((segment) => Object.hasOwn(verbs, segment));
  const named = rest.filter((segment) => !isWord(segment)).map(decoded);
  return {
    route: [prefix, model, ...rest.map((segment) => (isWord(segment) ? segment : ':name'))].join('/'),
    action: (verb && verbs[verb]) ?? byMethod[method] ?? 'save',
    model,
    ...(named.length > 0 && { record: named.join('/') }),
  };
}
