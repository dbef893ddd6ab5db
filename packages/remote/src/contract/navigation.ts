import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { addressSchema, type Texts, textsSchema } from './texts';

/** Features of the console that a deployment can switch off; the dashboard of the service does their work then. */
export const features = ['zoneMaps', 'readerRegistration'] as const;

/** Feature that can be switched off. */
export type Feature = (typeof features)[number];

/** The page of the dashboard that a link leads to while a feature is switched off [NAV-04, NAV-09]. */
const dashboardSchema = {
  type: 'object',
  required: ['feature', 'path'],
  additionalProperties: false,
  properties: {
    feature: { type: 'string', enum: features },
    /** Path below the dashboard, `/readers/scanner`. */
    path: addressSchema,
  },
} as const satisfies JSONSchema;

/** A tab of an area, see {@link areaSchema}. */
const sectionSchema = {
  type: 'object',
  required: ['name', 'title', 'path'],
  additionalProperties: false,
  properties: {
    /** Names the tab among those of its area; a stop of the tour points at it as `<area>-<name>`. */
    name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    title: textsSchema,
    /** The page it opens, in the area. */
    path: addressSchema,
    /** @defaultValue the tab always leads to `path`. */
    dashboard: dashboardSchema,
  },
} as const satisfies JSONSchema;

/**
 * An area of the console: the first segment of its addresses and what the navigation shows of it. An area is served
 * by exactly one remote.
 */
export const areaSchema = {
  type: 'object',
  required: ['name', 'title', 'path'],
  additionalProperties: false,
  properties: {
    /** First segment of the addresses of the area: `zone-maps`. */
    name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    title: textsSchema,
    /** The page the area opens with; also where `/<name>` leads when it has no page of its own. */
    path: addressSchema,
    /** Where the navigation lists the area: in the bar, or in its menu More. @defaultValue nowhere. */
    place: { type: 'string', enum: ['bar', 'more'] },
    /** Position among the areas of its place, ascending. The areas of the documents have 10, 20, 30 … @defaultValue last. */
    order: { type: 'number' },
    /** @defaultValue the entry always leads to `path`. */
    dashboard: dashboardSchema,
    /** The tabs of the area, in their order. @defaultValue none: the area is one page with its records. */
    sections: { type: 'array', items: sectionSchema },
  },
} as const satisfies JSONSchema;

/** Something that can be done with the record of a page, see {@link pageProperties}. */
const recordActionSchema = {
  type: 'object',
  required: ['action', 'label'],
  additionalProperties: false,
  properties: {
    /** `key` of the action on the page, which begins it when its address says `?action=<key>`, and asks first. */
    action: { type: 'string', pattern: '^[A-Za-z]+$' },
    /** Label of the action, without the name of the record. */
    label: textsSchema,
    /** Records with one of these values do not offer it: `{ status: 'STOPPED' }`. @defaultValue all do. */
    except: { type: 'object', additionalProperties: { type: 'string' } },
    /**
     * Values that a record needs for the action, by fields of it, `connectionStatus.status`; a record without them shows
     * the action with the reason. Since contract 2.35. @defaultValue none
     */
    needs: {
      type: 'object',
      required: ['where', 'reason'],
      additionalProperties: false,
      properties: {
        where: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        reason: textsSchema,
      },
    },
  },
} as const satisfies JSONSchema;

/** Properties of a page for the navigation. */
export const pageProperties = {
  /** Address pattern below the console's base, `/readers/definitions/:name`. */
  path: { type: 'string', pattern: '^/[^\\s?#]*$' },
  /** Name of the page in breadcrumbs. @defaultValue the last parameter of the address, which names the record. */
  title: textsSchema,
  /** Address pattern of the page one step up in the breadcrumbs. @defaultValue the breadcrumbs begin with this page. */
  parent: { type: 'string', pattern: '^/[^\\s?#]*$' },
  /**
   * The model of the service whose records the page shows one of, `reader-definition`: the palette leads to it from
   * every record that is loaded. The address has one parameter then, the identifier. @defaultValue none.
   */
  record: { type: 'string', pattern: '^[a-z][a-z-]*$' },
  /**
   * Actions that the palette offers for each of those records. @defaultValue to open it, and to edit it where it has a
   * form
   */
  recordActions: { type: 'array', items: recordActionSchema },
} as const;

/** An area as its remote declares it, see {@link areaSchema}. */
export type AreaDeclaration = FromSchema<typeof areaSchema>;

/** A tab of an area, see {@link sectionSchema}. */
export type SectionDeclaration = FromSchema<typeof sectionSchema>;

/** Something that can be done with the record of a page, see {@link recordActionSchema}. */
export type RecordActionDeclaration = FromSchema<typeof recordActionSchema>;

/** Properties of a page for the navigation, see {@link pageProperties}. */
export interface PageDeclaration {
  readonly path: string;
  readonly title?: Texts | undefined;
  readonly parent?: string | undefined;
  readonly record?: string | undefined;
  readonly recordActions?: readonly RecordActionDeclaration[] | undefined;
}
