import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { askSchema, rowsSchema } from './records';
import { addressSchema, textsSchema } from './texts';

/** The steps of the guided tour that remotes contribute, in their order [TOUR-03]. */
const remoteTourSteps = [
  'users-table',
  'admin-password',
  'facility',
  'scanner-configuration',
  'registration',
] as const;

/** All steps of the guided tour in their order; the first two are the shell's own [TOUR-03]. */
export const tourSteps = ['intro', 'users-link', ...remoteTourSteps] as const;

/** Step of the tour. */
export type TourStep = (typeof tourSteps)[number];

/** Signals that the tour waits for on a page: a form that is shown, or saved [TOUR-07]. */
const tourSignals = ['user-form-shown', 'admin-password-saved', 'facility-saved', 'network-saved'] as const;

/** Signal that the tour waits for on a page. */
export type TourSignal = (typeof tourSignals)[number];

/** Count of the records of the service that a step leads to. */
const tourProgressSchema = {
  type: 'object',
  required: ['ask', 'one', 'other'],
  additionalProperties: false,
  properties: {
    ask: askSchema,
    rows: rowsSchema,
    /** Text for one of them: `{ en: '1 facility' }`. */
    one: textsSchema,
    /** Text for none or several: `{ en: '{count} facilities' }`. */
    other: textsSchema,
    /** The step is done when there are as many. @defaultValue 1 */
    enough: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

/**
 * Where the guided tour stops on a page of a remote. A step that leads through several pages is declared as several
 * stops, in their order.
 */
export const tourStopSchema = {
  type: 'object',
  required: ['step', 'path', 'target', 'text'],
  additionalProperties: false,
  properties: {
    step: { type: 'string', enum: remoteTourSteps },
    path: addressSchema,
    /** The element that is pointed at carries it as `data-tour`. */
    target: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    text: textsSchema,
    /** The tour goes on when the page tells this. @defaultValue it waits for nothing, the user goes on. */
    awaits: { type: 'string', enum: tourSignals },
    /** Progress of the step in the checklist of the tour. @defaultValue done or not in this browser */
    progress: tourProgressSchema,
  },
} as const satisfies JSONSchema;

/** A stop of the tour as a remote declares it, see {@link tourStopSchema}. */
export type TourStop = FromSchema<typeof tourStopSchema>;
