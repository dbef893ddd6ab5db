import { brokerRequestSchema } from '../brokers/schema';
import { facilityRequestSchema } from '../facilities/schema';
import { networkRequestSchema } from '../networks/schema';
import { publisherRequestSchema } from '../publishers/schema';
import { methods, readerConfigurationRequestSchema, regulationTypes } from '../reader-configurations/schema';
import { readerDefinitionRequestSchema } from '../reader-definitions/schema';
import { aggregationModels, recipeRequestSchema } from '../recipes/schema';
import { snmpSettingsRequestSchema } from '../snmp-settings/schema';
import { antennaConfigurationRequestSchema } from '../threshold-antenna-configurations/schema';
import { thresholdRequestSchema } from '../thresholds/schema';
import { machineRoles, roles, userRequestSchema } from '../users/schema';
import { zoneMapRequestSchema } from '../zone-maps/schema';
import { bundleKind, bundleVersion, type SectionName } from './document';

/** A JSON Schema, with what it does not say of texts: the kind of record that one names. */
export interface BundleSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** Values that are known where others may be, too. */
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, BundleSchema>>;
  readonly additionalProperties?: BundleSchema | boolean;
  readonly items?: BundleSchema;
  readonly minimum?: number;
  /** The text is the name of a record of this section. @defaultValue it names none */
  readonly names?: SectionName;
  /** The keys of the object are names of records of this section. @defaultValue they name none */
  readonly keysName?: SectionName;
  readonly [keyword: string]: unknown;
}

const filled: BundleSchema = { type: 'string', minLength: 1 };

const named = (names: SectionName): BundleSchema => ({ ...filled, names });

const optionallyNamed = (names: SectionName): BundleSchema => ({ type: ['string', 'null'], names });

/** A password or key: a reference to it, or, where somebody wrote it into the file, the secret itself. */
const secret: BundleSchema = {
  type: ['object', 'string', 'null'],
  required: ['secret'],
  properties: { secret: filled },
};

const objectTypes = (schema: BundleSchema) => [schema.type].flat().includes('object');

/** A schema of a request whose objects have no other keys than those it names: others come to nothing. */
function closed(schema: BundleSchema): BundleSchema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, closed(value)])),
    }),
    ...(items !== undefined && { items: closed(items) }),
    ...(objectTypes(schema) && properties && { additionalProperties: false }),
  };
}

/**
 * Records of a section: as they are sent, with names in place of ids, and without what says nothing. Required is
 * what the service does not take a record without; lists may be left out.
 */
const records = (
  { properties }: Required<Pick<BundleSchema, 'properties'>>,
  required: readonly string[],
  own: Readonly<Record<string, BundleSchema>> = {},
): BundleSchema => ({
  type: 'array',
  items: closed({
    type: 'object',
    required: ['name', ...required],
    properties: { ...properties, ...own },
  }),
});

/** The properties of a request without the ids that a bundle has names for. */
const withoutIds = ({ properties }: Required<Pick<BundleSchema, 'properties'>>, id: string) => ({
  properties: Object.fromEntries(Object.entries(properties).filter(([key]) => key !== id)),
});

const { authConfig, trapTargetConfig } = snmpSettingsRequestSchema.properties;
const { configuration } = readerConfigurationRequestSchema.properties;

const sections: { readonly [Name in SectionName]: BundleSchema } = {
  facilities: records(facilityRequestSchema, []),
  networks: records(networkRequestSchema, ['CIDRRange']),
  zoneMaps: records(zoneMapRequestSchema, [], { facility: optionallyNamed('facilities') }),
  currentZoneMaps: records({ properties: {} }, ['zoneMap'], {
    name: named('facilities'),
    zoneMap: named('zoneMaps'),
  }),
  readerDefinitions: records(readerDefinitionRequestSchema, ['address', 'type'], {
    name: { ...readerDefinitionRequestSchema.properties.name, ...filled },
    facility: optionallyNamed('facilities'),
  }),
  readerConfigurations: records(readerConfigurationRequestSchema, ['operation'], {
    configuration: {
      ...configuration,
      properties: {
        ...configuration.properties,
        method: { ...configuration.properties.method, examples: methods },
        regulationType: {
          ...configuration.properties.regulationType,
          examples: regulationTypes,
        },
      },
    },
  }),
  antennaConfigurations: records(antennaConfigurationRequestSchema, []),
  thresholds: records(thresholdRequestSchema, ['readerArrangement'], {
    facility: optionallyNamed('facilities'),
    readers: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['reader'],
        properties: {
          reader: named('readerDefinitions'),
          antennaConfiguration: named('antennaConfigurations'),
        },
      },
    },
  }),
  recipes: records(withoutIds(recipeRequestSchema, 'thresholdIds'), ['type'], {
    readerConfigurationName: optionallyNamed('readerConfigurations'),
    readerConfigurations: {
      type: ['object', 'null'],
      additionalProperties: named('readerConfigurations'),
      keysName: 'readerDefinitions',
    },
    locationAggregationModel: { type: ['string', 'null'], examples: aggregationModels },
    thresholds: { type: ['array', 'null'], items: named('thresholds') },
  }),
  brokers: records(brokerRequestSchema, ['type'], { password: secret }),
  publishers: records(withoutIds(publisherRequestSchema, 'brokerId'), ['broker', 'messageTypes'], {
    broker: named('brokers'),
  }),
  settings: {
    type: 'array',
    items: {
      ...closed({
        type: 'object',
        required: ['name'],
        properties: {
          name: { enum: ['SNMP', 'clockSync'] },
          enabled: { type: 'boolean' },
          authConfig: {
            ...authConfig,
            properties: {
              ...authConfig.properties,
              communityName: secret,
              authenticationKey: secret,
              privacyKey: secret,
            },
          },
          trapTargetConfig: trapTargetConfig,
        },
      }),
      if: { properties: { name: { const: 'clockSync' } } },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
      then: { required: ['enabled'] },
      else: { required: ['authConfig', 'trapTargetConfig'] },
    },
  },
  users: records(userRequestSchema, [], {
    roles: {
      type: ['array', 'null'],
      items: { type: 'string', examples: roles.filter((role) => !machineRoles.includes(role)) },
    },
    password: secret,
  }),
};

/**
 * A bundle as one JSON Schema (2020-12), for those who write one: its sections, fields and their values, made of the
 * schemas by which the service checks requests. `examples` and `names` say what a text may be where it may be others,
 * too. What depends on several fields is said by the rules of the plan.
 */
export const bundleSchema: BundleSchema = {
  type: 'object',
  required: ['kind', 'version', 'sections'],
  properties: {
    kind: { const: bundleKind },
    version: { type: 'integer', minimum: 1, maximum: bundleVersion },
    sections: { type: 'object', additionalProperties: false, properties: { ...sections } },
  },
};
