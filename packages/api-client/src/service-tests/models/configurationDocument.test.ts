/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { type ModelCommand, testModel } from '@console/testing/models';
import fc from 'fast-check';
import type { ServiceClient } from '../../client';
import {
  type ApplyMode,
  applyChanges,
  type Configuration,
  type ConfigurationRecord,
  isEffective,
  planChanges,
  readDocuments,
  readSystem,
  writeBundle,
} from '../../configuration-bundle';
import { createFacility } from '../../facilities';
import { replaceReaderDefinition } from '../../reader-definitions';
import { factoryService, readerAt } from './factoryService';

/** The configuration of the service as a document, and a document that somebody edits. */
interface Documents {
  stored: Configuration;
  draft: Configuration;
}

type Command = ModelCommand<Documents, ServiceClient>;

const only = ['facilities', 'networks', 'readerDefinitions', 'readerConfigurations', 'recipes'] as const;
type Edited = (typeof only)[number];

/** Names of records that are not built in. */
const names = ['Yard', 'Dock', 'Gate', 'true', 'Ärger: #1'];

const read = async (client: ServiceClient) => await readSystem(client, { only: [...only] });

/** A document as text and back, as it travels. */
async function travelled(configuration: Configuration, format: 'json' | 'yaml'): Promise<Configuration> {
  const { configuration: again, notes } = await readDocuments([
    { text: await writeBundle(configuration, format) },
  ]);
  expect(notes).toEqual([]);
  return again;
}

const without = (records: readonly ConfigurationRecord[] = [], name: string) =>
  records.filter((record) => record.name !== name);

const byName = (one: ConfigurationRecord, other: ConfigurationRecord) => (one.name < other.name ? -1 : 1);

const withRecord = (configuration: Configuration, section: Edited, record: ConfigurationRecord) => ({
  ...configuration,
  [section]: [...without(configuration[section], record.name), record].sort(byName),
});

const put = (section: Edited, record: ConfigurationRecord): Command => ({
  says: `write ${section}/${JSON.stringify(record)} into the document`,
  run: (documents) => {
    documents.draft = withRecord(documents.draft, section, record);
  },
});

/** Records of the document that are not built in, as their section and name. */
const ownRecords = ({ draft }: Documents) =>
  only.flatMap((section) =>
    (draft[section] ?? []).flatMap((record) =>
      names.includes(record.name) ? [[section, record.name] as const] : [],
    ),
  );

/** Readers of a facility go with it, so that the document stays whole. */
const remove = (which: number): Command => ({
  says: `take own record ${which} out of the document`,
  check: (documents) => ownRecords(documents).length > 0,
  run: (documents) => {
    const own = ownRecords(documents);
    const [section, name] = own[which % own.length] ?? ['facilities', ''];
    const left = { ...documents.draft, [section]: without(documents.draft[section], name) };
    const isThere = ({ facility }: ConfigurationRecord) => section !== 'facilities' || facility !== name;
    documents.draft = { ...left, readerDefinitions: left.readerDefinitions?.filter(isThere) ?? [] };
  },
});

const exportAnew = (format: 'json' | 'yaml'): Command => ({
  says: `export as ${format}`,
  run: async (documents, client) => {
    documents.draft = await travelled((await read(client)).configuration, format);
    expect(documents.draft).toEqual(documents.stored);
  },
});

/** The document with what only the service has. */
const merged = ({ stored, draft }: Documents): Configuration =>
  Object.fromEntries(
    only.map((section) => {
      const named = new Set(draft[section]?.map(({ name }) => name));
      const kept = stored[section]?.filter(({ name }) => !named.has(name)) ?? [];
      return [section, [...(draft[section] ?? []), ...kept].sort(byName)];
    }),
  );

/** Applying once makes the service what the document says; applying once more has nothing to do. */
const apply = (mode: ApplyMode, format: 'json' | 'yaml'): Command => ({
  says: `apply by ${mode} as ${format}`,
  run: async (documents, client) => {
    const wanted = await travelled(documents.draft, format);
    const state = await read(client);
    const { changes, unsupported } = planChanges(wanted, state, { mode });
    expect([unsupported, changes.flatMap(({ problems }) => problems)]).toEqual([[], []]);
    const outcomes = await applyChanges(client, state, changes, { keepGoing: true });
    expect(outcomes.filter(({ state: became }) => became !== 'done')).toEqual([]);
    const after = await read(client);
    documents.stored = mode === 'merge' ? merged(documents) : documents.draft;
    expect(after.configuration).toEqual(documents.stored);
    expect(planChanges(wanted, after, { mode }).changes.filter(isEffective)).toEqual([]);
    expect(await writeBundle(after.configuration, format)).toBe(
      await writeBundle(await travelled(after.configuration, format), format),
    );
  },
});

/** Somebody else changes the service itself. */
const meanwhile = (name: string, place: number): Command => ({
  says: `somebody defines the reader ${name} and the facility ${name}`,
  run: async (documents, client) => {
    const { stored } = documents;
    const isKnown = (section: Edited) => stored[section]?.some((record) => record.name === name);
    if (!isKnown('facilities')) await client.call(createFacility({ name }));
    await client.call(replaceReaderDefinition(readerAt(name, place)));
    const reader = { ...readerAt(name, place), agentIdentifier: name } as unknown as ConfigurationRecord;
    documents.stored = withRecord(withRecord(stored, 'facilities', { name }), 'readerDefinitions', reader);
  },
});

/** Configuration of a service that leaves the factory. */
let factory: Configuration | undefined;

const name = fc.constantFrom(...names.slice(1));
const facility = fc.constantFrom('DEFAULT');
const sorted = (record: object) =>
  Object.fromEntries(
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)),
  ) as ConfigurationRecord;

const records: Readonly<Record<Edited, fc.Arbitrary<object>>> = {
  facilities: fc.record({ name }),
  networks: fc.record({ name, CIDRRange: fc.constantFrom('10.0.0.0/24', '10.1.0.0/24') }),
  readerDefinitions: fc.record(
    {
      name,
      address: fc.constantFrom('10.1.0.1', 'gate.example'),
      type: fc.constantFrom('XARRAY', 'XSPAN'),
      facility,
      agentIdentifier: fc.constantFrom('one', 'two'),
      groups: fc.constantFrom(['docks'], ['docks', 'east']),
      placement: fc.constantFrom({ floor: 'Upper', x: 1.5 }, { floor: 'DEFAULT', yaw: 90 }),
    },
    { requiredKeys: ['name', 'address', 'type', 'facility', 'agentIdentifier'] },
  ),
  readerConfigurations: fc.record({
    name,
    operation: fc.constant('INVENTORY'),
    configuration: fc.constantFrom(
      { readerMode: 'MODE_1002', searchMode: 'DUAL_TARGET', session: 1, antennas: [1, 2] },
      { readerMode: 'MAX_THROUGHPUT', searchMode: 'SINGLE_TARGET', session: 2, antennas: [4] },
    ),
  }),
  recipes: fc.record({
    name,
    type: fc.constant('INVENTORY'),
    readerConfigurationName: fc.constant('IMPINJ_Deep_Scan_Inventory'),
    tagHeartbeatDuration: fc.constantFrom('PT1M', 'PT5M'),
    reportingInterval: fc.constant(5),
    computeWindow: fc.constantFrom(10, 20),
    locationAggregationModel: fc.constant('BY_CYCLES'),
  }),
};

const edits = fc
  .constantFrom(...only)
  .chain((section) => records[section].map((record) => put(section, sorted(record))));
const format = fc.constantFrom('json' as const, 'yaml' as const);

testModel<Documents, ServiceClient>(
  'a configuration that was applied is the one that is exported, and nothing is left to apply',
  {
    length: 10,
    usual: 16,
    begin: async () => {
      const [client] = await factoryService();
      factory ??= (await read(client)).configuration;
      return [{ stored: factory, draft: factory }, client];
    },
    commands: {
      write: edits,
      'write more': fc.tuple(edits, edits, edits).map((all) => ({
        says: all.map(({ says }) => says).join(', '),
        run: async (documents, client) => {
          for (const each of all) await each.run(documents, client);
        },
      })),
      remove: fc.nat(20).map(remove),
      export: format.map(exportAnew),
      merge: format.map((each) => apply('merge', each)),
      overwrite: format.map((each) => apply('overwrite', each)),
      meanwhile: fc.tuple(fc.constantFrom('Dock', 'Yard'), fc.nat(3)).map((all) => meanwhile(...all)),
    },
  },
);
