import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { askSchema, rowsSchema } from './records';
import { textsSchema } from './texts';

const fieldSchema = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9]*$' } as const satisfies JSONSchema;

/**
 * Records of a remote that the command palette finds, whether or not their list was opened: how the service is asked
 * for them, what of them is searched, and where they lead.
 */
export const searchSchema = {
  type: 'object',
  required: ['title', 'ask', 'path'],
  additionalProperties: false,
  properties: {
    /** Plural of the records, heading of their group: `{ en: 'Recipes' }`. */
    title: textsSchema,
    /**
     * GET path of the service for the list. With `{query}` in it the service searches: it is asked with what was typed.
     */
    ask: { type: 'string', pattern: '^/[^\\s#:]*$' },
    rows: rowsSchema,
    /**
     * Another list with more fields of the same records, and the key there of what identifies them; what actions need
     * may be among them. Since contract 2.35. @defaultValue the records have all
     */
    also: {
      type: 'object',
      required: ['ask', 'id'],
      additionalProperties: false,
      properties: { ask: askSchema, id: fieldSchema },
    },
    /** Key of a record that identifies it. @defaultValue `name` */
    id: fieldSchema,
    /** Key of what a record is called. @defaultValue `name`, where it is blank what identifies it */
    label: fieldSchema,
    /** Keys of what else is searched and shown beside the name: the facility, the state. @defaultValue none */
    fields: { type: 'array', items: fieldSchema },
    /**
     * Where a record leads; the one parameter is what identifies it: the pattern of its page, `/recipes/:name`, or its
     * list, `/facilities?search=:name`. What the page declares as `recordActions`, and pages below it, are offered, too.
     */
    path: { type: 'string', pattern: '^/[^\\s#:]*:[A-Za-z]+[^\\s#:]*$' },
    /** Records with one of these values are not found: `{ name: 'ReaderAgent' }`. @defaultValue all are */
    except: { type: 'object', additionalProperties: { type: 'string' } },
    /** With `{query}`: regular expression of what the service is asked with. @defaultValue three characters and more */
    pattern: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

/** Records that the command palette finds, see {@link searchSchema}. */
export type SearchDeclaration = FromSchema<typeof searchSchema>;
