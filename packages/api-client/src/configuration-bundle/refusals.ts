import { type Schema, Validator } from '@cfworker/json-schema';
import { brokerRequestSchema } from '../brokers/schema';
import { facilityRequestSchema } from '../facilities/schema';
import { networkRequestSchema } from '../networks/schema';
import { subnet } from '../patterns';
import { publisherRequestSchema } from '../publishers/schema';
import type { RegionOptions } from '../reader-configurations/regionOptions';
import { readerConfigurationRequestProblems } from '../reader-configurations/rules';
import {
  type ReaderConfigurationRequest,
  readerConfigurationRequestSchema,
} from '../reader-configurations/schema';
import { readerDefinitionRequestSchema } from '../reader-definitions/schema';
import { recipeRequestProblems } from '../recipes/rules';
import { type RecipeRequest, recipeRequestSchema } from '../recipes/schema';
import { describeProblem } from '../rules';
import { withInt32 } from '../schema/int32';
import { snmpSettingsRequestSchema } from '../snmp-settings/schema';
import {
  type AntennaConfigurationRequest,
  antennaConfigurationRequestSchema,
  antennaProblems,
  describeAntennaProblem,
} from '../threshold-antenna-configurations/schema';
import { thresholdRequestSchema } from '../thresholds/schema';
import { userRequestSchema } from '../users/schema';
import {
  describeZoneProblem,
  type ZoneMapRequest,
  zoneMapRequestSchema,
  zoneProblems,
} from '../zone-maps/schema';
import type { ConfigurationRecord, JsonObject, SectionName } from './document';
import { firstFault } from './section';
import { sections } from './sections';

/** Lookups for the rules of some records. */
interface RefusalContext {
  /** The operation of a reader configuration as it will be; undefined when there is none. */
  readonly operationOf: (readerConfiguration: string) => string | undefined;
  readonly region?: RegionOptions;
}

// The schemas are deeply constant, which the type of the library does not provide for.
const requestSchemas = {
  facilities: facilityRequestSchema,
  networks: {
    ...networkRequestSchema,
    properties: { ...networkRequestSchema.properties, CIDRRange: { type: 'string', pattern: subnet } },
  },
  zoneMaps: zoneMapRequestSchema,
  readerDefinitions: readerDefinitionRequestSchema,
  readerConfigurations: readerConfigurationRequestSchema,
  antennaConfigurations: antennaConfigurationRequestSchema,
  thresholds: thresholdRequestSchema,
  recipes: recipeRequestSchema,
  brokers: brokerRequestSchema,
  publishers: publisherRequestSchema,
  settings: snmpSettingsRequestSchema,
  users: userRequestSchema,
} as unknown as Partial<Record<SectionName, Schema>>;

const validators = new Map<SectionName, Validator>();

function validatorOf(section: SectionName): Validator | undefined {
  const schema = requestSchemas[section];
  if (!schema) return undefined;
  const known = validators.get(section) ?? new Validator(withInt32(schema), '2020-12');
  validators.set(section, known);
  return known;
}

/**
 * Why the service would refuse a record, by the schemas and rules it shares with the forms: sentences without a
 * subject, each with its field. What only the service knows is not among them.
 */
export function refusalsOf(
  section: SectionName,
  record: ConfigurationRecord,
  { operationOf, region }: RefusalContext,
): readonly string[] {
  if (record.name === '.' || record.name === '..') return ['name must not be a dot segment of an address'];
  if (section === 'settings' && !('authConfig' in record)) return [];
  const request = requestOf(section, record);
  const validator = request && validatorOf(section);
  const fault = validator && firstFault(validator, request);
  if (fault) return [fault];
  switch (section) {
    case 'zoneMaps':
      return zoneProblems((request as ZoneMapRequest).zones ?? []).map(
        (each) => `zones ${describeZoneProblem(each)}`,
      );
    case 'antennaConfigurations':
      return antennaProblems(request as AntennaConfigurationRequest).map((each) =>
        describeAntennaProblem(each).join(' '),
      );
    case 'recipes':
      return (
        recipeRequestProblems(request as RecipeRequest, operationOf)
          // A missing configuration is told as a missing reference.
          .filter(({ problem }) => problem !== 'unknown')
          .map((each) => `${each.field} ${describeProblem(each)}`)
      );
    case 'readerConfigurations':
      return region
        ? readerConfigurationRequestProblems(request as ReaderConfigurationRequest, region).map(
            (each) => `${each.field} ${describeProblem(each)}`,
          )
        : [];
    default:
      return [];
  }
}

/** Request body of a record, with any ids in place of names; undefined for one without a body. */
function requestOf(section: SectionName, record: ConfigurationRecord): JsonObject | undefined {
  const body = sections[section].save(record, undefined, () => 1).body;
  return body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as JsonObject);
}
