import type { JSONSchema } from 'json-schema-to-ts';

/** Request to the service, as a GET path: `/itemsense/configuration/v1/facilities/show`. */
export const askSchema = { type: 'string', pattern: '^/[^\\s#:]*$' } as const satisfies JSONSchema;

/** Key of the answer that holds the records. @defaultValue the answer is the list itself */
export const rowsSchema = { type: 'string', minLength: 1 } as const satisfies JSONSchema;
