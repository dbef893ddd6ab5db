import type { ModelName } from '../meta';

/** Key of everything known about a model; prefix of the others. */
export const modelKey = (model: ModelName) => [model] as const;

/** Key of the list of a model's records. */
export const listKey = (model: ModelName) => [model, 'list'] as const;

/** Key of one record. */
export const oneKey = (model: ModelName, id: string) => [model, 'one', id] as const;

/** Key of the question whether there is a record. */
export const lookupKey = (model: ModelName, id: string) => [model, 'lookup', id] as const;
