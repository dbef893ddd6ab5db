import type { JSONSchema } from 'json-schema-to-ts';
import { longestName } from '../patterns';
import {
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
  optionalTexts,
  text,
} from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The operations of readers. */
export const operations = ['INVENTORY', 'LOCATION', 'THRESHOLD', 'DO_NOTHING'] as const;

/** Orders in which a LOCATION configuration goes through the antennas (CONFIG-09). */
export const methods = [
  'DEFAULT',
  'CUSTOM',
  'FAST_CYCLE',
  'METHOD_1_18_3',
  'METHOD_1_21_3',
  'METHOD_2',
  'METHOD_3',
] as const;

/** Memory banks of a tag that a filter can look at: EPC, TID and user memory (CONFIG-18). */
export const memoryBanks = [1, 2, 3] as const;

/** Combinations of two filters. */
export const filterOperations = ['AND', 'OR'] as const;

/** Sessions of a reader. */
export const sessions = [0, 1, 2, 3] as const;

/** The bands a configuration can be meant for where the region has more than one (CONFIG-13). */
export const regulationTypes = ['eu1', 'eu2'] as const;

/** A filter of tags: the mask is hexadecimal, the pointer counts bits. */
const tagFilterSchema = {
  type: ['object', 'null'],
  properties: { tagMask: optionalText, memoryBank: optionalInteger, pointer: optionalInteger },
} as const satisfies JSONSchema;

/** Power levels a reader goes through, in dBm. */
const powerSweepSchema = {
  type: ['object', 'null'],
  properties: { minimumPowerLevel: optionalNumber, powerLevelStepSize: optionalNumber },
} as const satisfies JSONSchema;

/** One channel, or the frequencies to hop through in their order: of the two keys one is `null`. */
const channelConfigSchema = {
  type: ['object', 'null'],
  properties: {
    channelIndex: optionalInteger,
    txFrequenciesInMhz: { type: ['array', 'null'], items: { type: 'number' } },
  },
} as const satisfies JSONSchema;

const optionalIntegers = { type: ['array', 'null'], items: { type: 'integer' } } as const;

const settings = {
  readerMode: optionalText,
  searchMode: optionalText,
  method: optionalText,
  algorithmControl: {
    type: ['array', 'null'],
    items: { type: 'array', items: { type: 'number' } },
  },
  antennas: optionalIntegers,
  disabledAntennas: optionalIntegers,
  polarization: optionalFlag,
  tagPopulationEstimate: optionalInteger,
  receiveSensitivityInDbm: optionalInteger,
  transmitPowerInDbm: optionalNumber,
  filterOperation: optionalText,
  powerSweep: powerSweepSchema,
  channelConfig: channelConfigSchema,
  regulationType: optionalText,
} as const;

/** A reader configuration as the service answers it. What a newer service offers is text like any other. */
const readerConfigurationSchema = {
  type: 'object',
  required: ['name', 'operation'],
  properties: {
    name: text,
    operation: text,
    configuration: {
      type: ['object', 'null'],
      properties: {
        ...settings,
        session: { type: ['integer', 'string', 'null'] },
        filter: tagFilterSchema,
        filters: { type: ['array', 'null'], items: tagFilterSchema },
      },
    },
  },
} as const satisfies JSONSchema;

const filterRequestSchema = {
  type: ['object', 'null'],
  required: ['tagMask'],
  properties: {
    tagMask: text,
    memoryBank: optionalInteger,
    pointer: optionalInteger,
  },
} as const satisfies JSONSchema;

/**
 * A reader configuration as it is sent (CONFIG-33). The session is a whole number; old clients write it as text. The
 * rules of this folder hold the limits of numbers and of the region. Keys of old clients are ignored.
 */
export const readerConfigurationRequestSchema = {
  type: 'object',
  required: ['name', 'operation'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: longestName },
    operation: { enum: operations },
    configuration: {
      type: ['object', 'null'],
      properties: {
        ...settings,
        session: { type: ['integer', 'string', 'null'] },
        filter: filterRequestSchema,
        filters: { type: ['array', 'null'], items: filterRequestSchema, maxItems: 2 },
        filterOperation: { enum: [...filterOperations, null] },
      },
    },
  },
} as const satisfies JSONSchema;

const radioOptions = {
  readerModes: optionalTexts,
  searchModes: optionalTexts,
  channels: {
    type: ['array', 'null'],
    items: {
      type: 'object',
      required: ['index', 'frequencyInMhz'],
      properties: { index: { type: 'integer' }, frequencyInMhz: { type: 'number' } },
    },
  },
  frequenciesInMhz: { type: ['array', 'null'], items: { type: 'number' } },
  maxTransmitPowerInDbm: optionalNumber,
} as const;

/**
 * Radio settings that the regulations at the readers' site allow (CONFIG-31): for the region as a whole, and
 * for each band where it has several. No client shows this answer; the shape is this project's own.
 */
const regionOptionsSchema = {
  type: 'object',
  required: ['region'],
  properties: {
    region: text,
    ...radioOptions,
    regulations: {
      type: ['object', 'null'],
      additionalProperties: { type: 'object', properties: radioOptions },
    },
  },
} as const satisfies JSONSchema;

/** A reader configuration as the service answers it. */
export type ReaderConfigurationAnswer = Shape<typeof readerConfigurationSchema>;

/** A reader configuration as it is sent. */
export type ReaderConfigurationRequest = Shape<typeof readerConfigurationRequestSchema>;

/** Radio settings of the region as the service answers them. */
export type RegionOptionsAnswer = Shape<typeof regionOptionsSchema>;

/** The operations of readers. */
export type Operation = (typeof operations)[number];

/** One of two bands of a region. */
export type RegulationType = (typeof regulationTypes)[number];

/** Schemas by which the browser checks answers. */
export const answers = { readerConfiguration: readerConfigurationSchema, regionOptions: regionOptionsSchema };
