import type { JSONSchema } from 'json-schema-to-ts';
import { optionalFlag, optionalNumber, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** In what form EPCs are answered (DATA-05). All but `RAW` and `DEFAULT` leave out what is not coded so. */
export const epcFormats = ['PURE_ID', 'TAG', 'RAW', 'UPC12', 'DEFAULT'] as const;

/** Kinds of data that the data page can query (DATA-01). */
export const dataTypes = ['items', 'history', 'transitions'] as const;

/** Sides of a threshold (DATA-04). */
export const destinations = ['IN', 'OUT'] as const;

/** Grades of certainty of the location of an item. */
const presenceConfidences = ['HIGH', 'LOW'] as const;

/** Most rows of one page; more is refused. */
export const maxPageSize = 1000;

const time = optionalText;

/** An item as the service answers it. Coordinates in metres. */
const itemSchema = {
  type: 'object',
  required: ['epc'],
  properties: {
    epc: text,
    tagId: optionalText,
    jobId: optionalText,
    xLocation: optionalNumber,
    yLocation: optionalNumber,
    zLocation: optionalNumber,
    zone: optionalText,
    floor: optionalText,
    facility: optionalText,
    presenceConfidence: optionalText,
    lastModifiedTime: time,
  },
} as const satisfies JSONSchema;

/** One observation of an item as the service answers it. Coordinates in metres. */
const historyRowSchema = {
  type: 'object',
  required: ['epc'],
  properties: {
    epc: text,
    tagId: optionalText,
    jobId: optionalText,
    fromZone: optionalText,
    fromFloor: optionalText,
    fromFacility: optionalText,
    fromX: optionalNumber,
    fromY: optionalNumber,
    toZone: optionalText,
    toFloor: optionalText,
    toFacility: optionalText,
    toX: optionalNumber,
    toY: optionalNumber,
    observationTime: time,
  },
} as const satisfies JSONSchema;

const optionalId = { type: ['integer', 'string', 'null'] } as const;

/** A crossing of a threshold as the service answers it; its id goes by two names. */
const transitionSchema = {
  type: 'object',
  required: ['epc'],
  properties: {
    epc: text,
    jobId: optionalText,
    transitionId: optionalId,
    thresholdTransitionId: optionalId,
    thresholdId: optionalId,
    destination: optionalText,
    confidence: optionalNumber,
    creationTime: time,
  },
} as const satisfies JSONSchema;

const page = { nextPageMarker: optionalText } as const;

/** A page of items; its rows are checked one by one. */
const itemPageSchema = {
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array' }, ...page },
} as const satisfies JSONSchema;

/** A page of history; its rows are checked one by one. */
const historyPageSchema = {
  type: 'object',
  required: ['history'],
  properties: { history: { type: 'array' }, moreHistoryAvailable: optionalFlag, ...page },
} as const satisfies JSONSchema;

/** A page of transitions; its rows are checked one by one. */
const transitionPageSchema = {
  type: 'object',
  required: ['transitions'],
  properties: { transitions: { type: 'array' }, moreTransitionsAvailable: optionalFlag, ...page },
} as const satisfies JSONSchema;

const list = { type: 'array', items: text } as const;
const flag = { type: 'boolean' } as const;

const commonQuery = {
  epcPrefix: { type: 'string', pattern: '^[0-9A-Fa-f]*$', maxLength: 64 },
  epcFormat: { enum: epcFormats },
  /** Both names, each single, comma-separated or repeated. */
  jobId: list,
  jobIds: list,
  facility: list,
  fromTime: text,
  toTime: text,
  pageMarker: text,
  pageSize: { type: 'integer', minimum: 1, maximum: maxPageSize },
} as const;

/** Query parameters for items. Times: from is inclusive, to exclusive. */
export const itemQuerySchema = {
  type: 'object',
  properties: { ...commonQuery, zoneNames: list, presenceConfidence: { enum: presenceConfidences } },
} as const satisfies JSONSchema;

/** Query parameters for history. */
export const historyQuerySchema = {
  type: 'object',
  properties: {
    ...commonQuery,
    zoneNames: list,
    fromZone: list,
    toZone: list,
    fromFacility: list,
    toFacility: list,
    zoneTransitionsOnly: flag,
    /** Metres. */
    minDistanceMoved: { type: 'number', minimum: 0 },
    alwaysIncludePageMarker: flag,
  },
} as const satisfies JSONSchema;

/** Query parameters for transitions; the threshold either by id or by name. */
export const transitionQuerySchema = {
  type: 'object',
  properties: {
    ...commonQuery,
    thresholdId: { type: 'integer' },
    thresholdName: text,
    destination: { enum: destinations },
    alwaysIncludePageMarker: flag,
  },
} as const satisfies JSONSchema;

/** An item as the service answers it. */
export type ItemAnswer = Shape<typeof itemSchema>;

/** One observation of an item as the service answers it. */
export type HistoryRowAnswer = Shape<typeof historyRowSchema>;

/** A crossing of a threshold as the service answers it. */
export type TransitionAnswer = Shape<typeof transitionSchema>;

/** Items asked for, as the service reads the question. */
export type ItemQueryParameters = Shape<typeof itemQuerySchema>;

/** History asked for, as the service reads the question. */
export type HistoryQueryParameters = Shape<typeof historyQuerySchema>;

/** Transitions asked for, as the service reads the question. */
export type TransitionQueryParameters = Shape<typeof transitionQuerySchema>;

/** In what form EPCs are answered. */
export type EpcFormat = (typeof epcFormats)[number];

/** Kind of data that the data page can query. */
export type DataType = (typeof dataTypes)[number];

/** A side of a threshold. */
export type Destination = (typeof destinations)[number];

/** Schemas by which the browser checks answers. */
export const answers = {
  item: itemSchema,
  historyRow: historyRowSchema,
  transition: transitionSchema,
  itemPage: itemPageSchema,
  historyPage: historyPageSchema,
  transitionPage: transitionPageSchema,
};
