import type { AuditAnswer, AuditChange, AuditRule } from '@console/remote/operation';
import { GatewayError } from '../../host/gateway/askGateway';

/** Possible results of changes. */
export const changeResults: readonly AuditChange['result'][] = ['done', 'refused', 'failed', 'open'];

/** Changes of the trail that could be read, and the number of those that could not. */
export interface AuditPageAnswer extends AuditAnswer {
  readonly unreadable: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isMissingOr = (type: 'string' | 'number', value: unknown) =>
  value === undefined || typeof value === type;

const hasTexts = (value: Fields, needed: readonly string[], optional: readonly string[] = []) =>
  needed.every((field) => typeof value[field] === 'string') &&
  optional.every((field) => isMissingOr('string', value[field]));

const isDetails = (value: unknown) =>
  isObject(value) &&
  hasTexts(value, ['remote', 'build']) &&
  isMissingOr('number', value.more) &&
  Array.isArray(value.fields) &&
  value.fields.every((field) => isObject(field) && hasTexts(field, ['field'], ['before', 'after']));

const isPerson = (value: unknown) =>
  isObject(value) && hasTexts(value, ['name'], ['account']) && Array.isArray(value.roles);

const isChange = (value: unknown): value is AuditChange =>
  isObject(value) &&
  hasTexts(value, ['id', 'trail', 'time', 'address', 'method', 'route', 'action'], ['model', 'record']) &&
  typeof value.seq === 'number' &&
  changeResults.some((result) => result === value.result) &&
  isMissingOr('number', value.status) &&
  isMissingOr('number', value.duration) &&
  (value.person === undefined || isPerson(value.person)) &&
  (value.details === undefined || isDetails(value.details));

const isRule = (value: unknown): value is AuditRule =>
  isObject(value) && hasTexts(value, [], ['method', 'route', 'person', 'result', 'reason']);

/**
 * Reads a page of the trail change by change, so that one that cannot be read does not hide the others.
 * @throws GatewayError for an answer of another shape
 */
export function readAuditAnswer(body: unknown): AuditPageAnswer {
  const { changes, rules, next } = isObject(body) ? body : ({} as Fields);
  if (
    !Array.isArray(changes) ||
    !isMissingOr('string', next) ||
    !(rules === undefined || (Array.isArray(rules) && rules.every(isRule)))
  )
    throw new GatewayError('unexpected');
  const readable = changes.filter(isChange);
  return {
    changes: readable,
    unreadable: changes.length - readable.length,
    ...(Array.isArray(rules) && { rules }),
    ...(typeof next === 'string' && { next }),
  };
}
