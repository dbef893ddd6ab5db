import type {
  Configuration,
  ConfigurationRecord,
  Json,
  SectionName,
} from '@console/api-client/configuration-bundle';
import { isActive, type Job } from '@console/api-client/jobs';

/** Sections of a configuration that a facility is made of, or whose records its own ones name. */
export const facilitySections = [
  'facilities',
  'networks',
  'zoneMaps',
  'currentZoneMaps',
  'readerDefinitions',
  'readerConfigurations',
  'antennaConfigurations',
  'thresholds',
  'recipes',
] as const satisfies readonly SectionName[];

/** Kinds of parts of a facility that get another name in another facility, in the order in which one needs another. */
export const partKinds = ['zoneMaps', 'thresholds', 'recipes', 'jobs'] as const;

/** Kind of a part of a facility. */
export type PartKind = (typeof partKinds)[number];

/** A part of a facility, by its name. */
export interface FacilityPart {
  readonly kind: PartKind;
  readonly name: string;
}

/** A facility as another one can be made from it. */
export interface FacilityParts {
  /** Its reader definitions. */
  readonly readers: readonly ConfigurationRecord[];
  /** All else that has a name of its own. */
  readonly parts: readonly FacilityPart[];
  /** Its jobs, in the order of those in {@link FacilityParts.parts}. */
  readonly jobs: readonly Job[];
  /** Range of the network that is called like the facility. @defaultValue there is none */
  readonly network?: string;
}

/** Entries of a list or names of a map in a record; none where it has neither. */
export const namesIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : typeof value === 'object' && value !== null
      ? Object.keys(value)
      : [];

/**
 * The parts of a facility: its readers, its current zone map (all of them where none is current), its thresholds, the
 * recipes that name one of its readers or thresholds, and the jobs that run in it. Other recipes, and configurations of
 * readers and antennas, belong to no facility.
 */
export function partsOf(configuration: Configuration, jobs: readonly Job[], facility: string): FacilityParts {
  const here = (section: SectionName) =>
    (configuration[section] ?? []).filter((record) => record.facility === facility);
  const readers = here('readerDefinitions');
  const thresholds = here('thresholds');
  const current = configuration.currentZoneMaps?.find(({ name }) => name === facility)?.zoneMap;
  const zoneMaps = here('zoneMaps').filter(({ name }) => current === undefined || name === current);
  const own = new Set(readers.map(({ name }) => name));
  const watched = new Set(thresholds.map(({ name }) => name));
  const recipes = (configuration.recipes ?? []).filter(
    (recipe) =>
      namesIn(recipe.readerConfigurations).some((name) => own.has(name)) ||
      namesIn(recipe.thresholds).some((name) => watched.has(name)),
  );
  const running = jobsOf(jobs, facility);
  const network = configuration.networks?.find(({ name }) => name === facility)?.CIDRRange;
  const parts = (kind: PartKind, names: readonly string[]) => names.map((name) => ({ kind, name }));
  const namesOf = (records: readonly ConfigurationRecord[]) => records.map(({ name }) => name);
  return {
    readers,
    parts: [
      ...parts('zoneMaps', namesOf(zoneMaps)),
      ...parts('thresholds', namesOf(thresholds)),
      ...parts('recipes', namesOf(recipes)),
      ...parts(
        'jobs',
        running.map(({ name, recipeName }) => name || recipeName),
      ),
    ],
    jobs: running,
    ...(typeof network === 'string' && { network }),
  };
}

/** The jobs that run in a facility; where none does, the latest one. */
function jobsOf(jobs: readonly Job[], facility: string): readonly Job[] {
  const here = jobs.filter(({ facilities }) => facilities.includes(facility));
  const active = here.filter(isActive);
  if (active.length > 0) return active;
  const [latest] = [...here].sort((one, other) =>
    (other.creationTime ?? '').localeCompare(one.creationTime ?? ''),
  );
  return latest ? [latest] : [];
}
