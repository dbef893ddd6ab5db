import type {
  Configuration,
  ConfigurationRecord,
  SectionName,
} from '@console/api-client/configuration-bundle';
import type { Job } from '@console/api-client/jobs';
import { longestName, readerAddress, readerSerialNumber, subnet } from '@console/api-client/patterns';
import { type Failure, type FormErrors, rules, typedText } from '@console/design/form';
import { formatList } from '@console/design/language';
import { type FacilityParts, type PartKind, partsOf } from './facilityParts';
import { type MappedReader, readReaderList, writeReaderList } from './readerList';
import { freeName, suggestJobName, suggestName } from './suggestName';

/** Values of the form of a facility that is made like another one. */
export interface LikeValues {
  /** The facility to go by. */
  readonly source: string;
  /** Name of the new one, or of one that is there and has little yet. */
  readonly name: string;
  /** Range of its network; blank: it gets none. */
  readonly network: string;
  /** The list of its readers, as it was typed or pasted. */
  readonly readers: string;
  /** Names of its other parts, in the order of those of the source; blank: left out. */
  readonly names: readonly string[];
}

/** All that is known of the service before anything is made. */
export interface KnownSystem {
  readonly configuration: Configuration;
  readonly jobs: readonly Job[];
}

/** Parts of the facility to go by; those of none while none is chosen. */
export const sourceParts = ({ configuration, jobs }: KnownSystem, source: string): FacilityParts =>
  source === '' ? { readers: [], parts: [], jobs: [] } : partsOf(configuration, jobs, source);

const namesOf = (records: readonly ConfigurationRecord[]) => records.map(({ name }) => name);

/** Kinds of parts that are records, whose names are unique; jobs share theirs. */
type NamedPartKind = Exclude<PartKind, 'jobs'>;

/** Names for the readers and the other parts of the new facility. */
export function suggestions(
  known: KnownSystem,
  source: string,
  name: string,
): Pick<LikeValues, 'readers' | 'names'> {
  const { readers, parts } = sourceParts(known, source);
  const taken = (kind: NamedPartKind) => new Set(known.configuration[kind]?.map((record) => record.name));
  return {
    readers: writeReaderList(
      namesOf(readers).map((reader) => ({ source: reader, name: suggestName(reader, source, name) })),
    ),
    names: parts.map(({ kind, name: old }) =>
      kind === 'jobs'
        ? suggestJobName(old, source, name)
        : freeName(suggestName(old, source, name), taken(kind)),
    ),
  };
}

/** Values that a list has more than once, once each. */
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => value !== '' && values.indexOf(value) !== at)),
];

const addressPattern = new RegExp(readerAddress);
const serialNumberPattern = new RegExp(readerSerialNumber);
const jobPattern = /^[A-Za-z0-9_-]*$/;

/** The facility every service begins with: what is in it waits for its own. */
const defaultFacility = 'DEFAULT';

const recordOf = (configuration: Configuration, section: SectionName, name: string) =>
  configuration[section]?.find((record) => record.name === name);

/** The reader definition of this name that becomes a reader of the new facility. */
export const readerThere = (configuration: Configuration, name: string): ConfigurationRecord | undefined =>
  recordOf(configuration, 'readerDefinitions', name);

/** Failures of the list of readers, one for each thing to put right, however many readers have it. */
export function readerFailures(
  { source, name: facility, readers: text }: Pick<LikeValues, 'source' | 'name' | 'readers'>,
  known: KnownSystem,
): readonly Failure[] {
  const { configuration } = known;
  const { mapped, unknown } = readReaderList(text, namesOf(sourceParts(known, source).readers));
  const there = (reader: MappedReader) => readerThere(configuration, reader.name);
  const isElsewhere = (reader: MappedReader) => {
    const at = there(reader)?.facility ?? defaultFacility;
    return at !== facility.trim() && at !== defaultFacility;
  };
  const sent = mapped.map(({ name }) => name);
  const others = configuration.readerDefinitions?.filter(({ name }) => !sent.includes(name));
  const takenAddresses = new Set(others?.map(({ address }) => address));
  const wrong = (test: (reader: MappedReader) => boolean) =>
    mapped.filter(test).map(({ source: reader }) => reader);
  const found: readonly (readonly [Failure['key'], readonly string[]])[] = [
    ['facilities.like.readers.unknown', unknown],
    ['facilities.like.readers.noName', wrong(({ name }) => name === '')],
    ['facilities.like.readers.longName', wrong(({ name }) => name.length > longestName)],
    ['facilities.like.readers.repeated', repeated(sent)],
    ['facilities.like.readers.elsewhere', mapped.filter(isElsewhere).map(({ name }) => name)],
    [
      'facilities.like.readers.noAddress',
      wrong((reader) => reader.address === '' && reader.name !== '' && !there(reader)),
    ],
    [
      'facilities.like.readers.badAddress',
      wrong(
        ({ address }) => address !== '' && (!addressPattern.test(address) || address.length > longestName),
      ),
    ],
    [
      'facilities.like.readers.takenAddress',
      [
        ...new Set([
          ...repeated(mapped.map(({ address }) => address)),
          ...mapped.flatMap(({ address }) => (takenAddresses.has(address) ? [address] : [])),
        ]),
      ],
    ],
    [
      'facilities.like.readers.badSerialNumber',
      wrong(({ serialNumber }) => serialNumber !== '' && !serialNumberPattern.test(serialNumber)),
    ],
  ];
  return found
    .filter(([, names]) => names.length > 0)
    .map(([key, names]) => ({ key, values: { count: names.length, names: formatList([...names]) } }));
}

/** A name is taken by a record that is not of the new facility. */
function isTaken(configuration: Configuration, kind: NamedPartKind, name: string, facility: string): boolean {
  const found = recordOf(configuration, kind, name);
  return found !== undefined && found.facility !== facility;
}

/** Failures of a facility that is made like another one. */
export function likeErrors(values: LikeValues, known: KnownSystem): FormErrors {
  const { source, name, network, names } = values;
  const facility = name.trim();
  const { parts } = sourceParts(known, source);
  const nameFailure = (kind: PartKind, at: number): Failure | undefined => {
    const own = typedText(names[at]);
    if (kind === 'jobs') return jobPattern.test(own) ? undefined : { key: 'facilities.like.jobName' };
    if (own === '') return undefined;
    const twice = parts.some(
      (part, other) => other < at && part.kind === kind && typedText(names[other]) === own,
    );
    return isTaken(known.configuration, kind, own, facility) || twice
      ? { key: 'validation.taken' }
      : rules.maxLength(longestName)(own);
  };
  return {
    source: rules.required(source),
    name:
      rules.all(rules.required, rules.maxLength(longestName))(name) ??
      (facility === source ? { key: 'facilities.like.same' } : undefined),
    network: rules.pattern(new RegExp(subnet), 'networks.CIDRRange.invalid')(network.trim()),
    readers: readerFailures(values, known),
    ...Object.fromEntries(parts.map(({ kind }, at) => [`names[${at}]`, nameFailure(kind, at)])),
  };
}
