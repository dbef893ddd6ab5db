import type { AnswerName } from './schemas';

/** Body of an answer: one of the named ones or a list of them; nothing; a file; text. */
export type Answer = AnswerName | `${AnswerName}[]` | 'nothing' | 'file' | 'text';

/** Summary of a call and its answer, with the status where that is neither 200 nor, for nothing, 204. */
export type Operation = readonly [summary: string, answer: Answer, status?: number];

/** Operations by method and path, as the routes have them: `GET /itemsense/now`. */
export type Operations = Readonly<Record<string, Operation>>;

/** The calls that all objects with names have in common. */
export function namedObjects(path: string, one: string, answer: AnswerName): Operations {
  const base = `/itemsense/configuration/v1/${path}`;
  return {
    [`GET ${base}/show`]: [`Lists all: ${one}`, `${answer}[]`],
    [`GET ${base}/show/:name`]: [`Shows one: ${one}`, answer],
    [`POST ${base}/create`]: [`Creates one: ${one}; refused when the name is taken`, answer],
    [`PUT ${base}/create`]: [`Creates or replaces one, in an older spelling: ${one}`, answer],
    [`PUT ${base}/createOrReplace`]: [`Creates or replaces one: ${one}`, answer],
    [`DELETE ${base}/destroy/:name`]: [`Deletes one: ${one}`, 'nothing'],
  };
}

/** The calls that all objects with ids have in common. */
export function numberedObjects(base: string, key: string, one: string, answer: AnswerName): Operations {
  return {
    [`GET ${base}`]: [`Lists all: ${one}`, `${answer}[]`],
    [`GET ${base}/:${key}`]: [`Shows one: ${one}`, answer],
    [`POST ${base}`]: [`Creates one: ${one}`, answer],
    [`PUT ${base}/:${key}`]: [`Replaces one: ${one}`, answer],
    [`DELETE ${base}/:${key}`]: [`Deletes one: ${one}`, 'nothing'],
  };
}
