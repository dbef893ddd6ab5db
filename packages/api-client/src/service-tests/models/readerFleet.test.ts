/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { type ModelCommand, testModel } from '@console/testing/models';
import fc from 'fast-check';
import type { ServiceClient } from '../../client';
import {
  createReaderDefinition,
  destroyReaderDefinition,
  listReaderDefinitions,
  listReaderGroups,
  type ReaderDefinition,
  type ReaderDefinitionDraft,
  replaceReaderDefinition,
  showReaderDefinition,
} from '../../reader-definitions';
import { listReaderHealth, rebootReader, showReaderHealth } from '../../reader-health';
import { comeOnline, factoryService, readerAt, refusalOf } from './factoryService';

/** The readers by name as they have to be shown, and which of them no agent has found yet. */
interface Fleet {
  readonly readers: Map<string, Omit<ReaderDefinition, 'features'>>;
  readonly awaiting: Set<string>;
  /** Who was asked last whether all agree. */
  asked: number;
}

type People = readonly [ServiceClient, ServiceClient];
type Command = ModelCommand<Fleet, People>;
type Settings = Partial<Omit<ReaderDefinitionDraft, 'name'>>;

/** A definition as it is shown after it was saved. */
const shown = (draft: ReaderDefinitionDraft): Omit<ReaderDefinition, 'features'> => {
  const { placement = {}, groups = [], antennaZones = [], ...rest } = draft;
  const isPlaced = Object.keys(placement).length > 0;
  return {
    ...rest,
    facility: 'DEFAULT',
    agentIdentifier: draft.agentIdentifier || draft.name,
    groups,
    antennaZones,
    placement: isPlaced ? { floor: 'DEFAULT', ...placement } : {},
  };
};

const keep = ({ readers, awaiting }: Fleet, draft: ReaderDefinitionDraft) => {
  if (!readers.has(draft.name)) awaiting.add(draft.name);
  readers.set(draft.name, shown(draft));
};

const forget = ({ readers, awaiting }: Fleet, name: string) => {
  readers.delete(name);
  awaiting.delete(name);
};

const create = (who: number, name: string, settings: Settings): Command => ({
  says: `${who} creates ${name} ${JSON.stringify(settings)}`,
  run: async (fleet, people) => {
    const draft = { ...readerAt(name, 1), ...settings };
    const refused = await refusalOf((people[who] ?? people[0]).call(createReaderDefinition(draft)));
    expect(refused).toBe(fleet.readers.has(name) ? 409 : undefined);
    if (!fleet.readers.has(name)) keep(fleet, draft);
  },
});

/** One reads a definition, the other saves it meanwhile, the first saves what was read with a change. */
const edit = (who: number, name: string, settings: Settings, meanwhile: Settings | undefined): Command => ({
  says: `${who} edits ${name} ${JSON.stringify(settings)} while the other saves ${JSON.stringify(meanwhile)}`,
  check: ({ readers }) => readers.has(name),
  run: async (fleet, people) => {
    const own = people[who] ?? people[0];
    const { features: _, ...read } = await own.call(showReaderDefinition(name));
    if (meanwhile)
      await (people[1 - who] ?? people[0]).call(replaceReaderDefinition({ ...read, ...meanwhile }));
    const draft = { ...read, ...settings };
    const { features: __, ...answer } = (await own.call(replaceReaderDefinition(draft))) ?? { features: [] };
    expect(answer).toEqual(shown(draft));
    keep(fleet, draft);
  },
});

const remove = (who: number, name: string): Command => ({
  says: `${who} deletes ${name}`,
  run: async (fleet, people) => {
    const refused = await refusalOf((people[who] ?? people[0]).call(destroyReaderDefinition(name)));
    expect(refused).toBe(fleet.readers.has(name) ? undefined : 404);
    forget(fleet, name);
  },
});

/** A copy has all settings of the original; where the original goes, it was renamed. */
const copy = (who: number, from: string, to: string, renames: boolean): Command => ({
  says: `${who} ${renames ? 'renames' : 'copies'} ${from} to ${to}`,
  check: ({ readers }) => readers.has(from),
  run: async (fleet, people) => {
    const client = people[who] ?? people[0];
    const original = await client.call(showReaderDefinition(from));
    const refused = await refusalOf(client.call(createReaderDefinition({ ...original, name: to })));
    expect(refused).toBe(fleet.readers.has(to) ? 409 : undefined);
    if (refused) return;
    const { features: _, ...settings } = original;
    keep(fleet, { ...settings, name: to });
    if (!renames) return;
    await client.call(destroyReaderDefinition(from));
    forget(fleet, from);
  },
});

const restart = (name: string): Command => ({
  says: `restart ${name}`,
  run: async (fleet, [client]) =>
    expect(await refusalOf(client.call(rebootReader(name)))).toBe(
      !fleet.readers.has(name) ? 404 : fleet.awaiting.has(name) ? 409 : undefined,
    ),
});

const wait: Command = {
  says: 'time passes',
  run: async ({ awaiting }) => {
    await comeOnline();
    awaiting.clear();
  },
};

/** List, one, health and groups say the same, to one and the other in turn. */
async function agree(fleet: Fleet, people: People): Promise<void> {
  const { readers, awaiting } = fleet;
  fleet.asked = 1 - fleet.asked;
  const client = people[fleet.asked] ?? people[0];
  const [{ rows, unreadable }, health, groups] = await Promise.all([
    client.call(listReaderDefinitions()),
    client.call(listReaderHealth()),
    client.call(listReaderGroups()),
  ]);
  expect(unreadable).toEqual([]);
  expect(new Map(rows.map(({ features: _, ...row }) => [row.name, row]))).toEqual(readers);
  expect(health.rows.map(({ readerName }) => readerName).sort()).toEqual([...readers.keys()].sort());
  const isAwaiting = health.rows.filter(({ state }) => state === 'AWAITING_AGENT');
  expect(isAwaiting.map(({ readerName }) => readerName).sort()).toEqual([...awaiting].sort());
  const named = new Set([...readers.values()].flatMap((reader) => reader.groups));
  expect(groups).toEqual([...named].sort());
  const [row] = rows;
  if (!row) return;
  expect(await client.call(showReaderDefinition(row.name))).toEqual(row);
  const own = health.rows.find(({ readerName }) => readerName === row.name);
  expect(await client.call(showReaderHealth(row.name))).toEqual(own);
}

const who = fc.constantFrom(0, 1);
const name = fc.constantFrom('Dock', 'Gate', 'a/b?c', '__proto__');
const settings: fc.Arbitrary<Settings> = fc.record(
  {
    address: fc.constantFrom('10.1.0.1', 'gate.example'),
    type: fc.constantFrom('XSPAN', 'SPEEDWAY'),
    agentIdentifier: fc.constantFrom('one', 'two'),
    serialNumber: fc.constantFrom('370-1', '370-2'),
    readerZone: fc.constantFrom('Hall', 'Yard'),
    groups: fc.constantFrom([], ['docks'], ['docks', 'east']),
    antennaZones: fc.constantFrom([], [{ antennaId: 1, zoneName: 'Hall' }]),
    placement: fc.constantFrom({}, { x: 1, y: 2.5 }, { yaw: 90, floor: 'Upper' }),
  },
  { requiredKeys: [] },
);

testModel<Fleet, People>('whoever changes readers, list, one and health agree for everybody', {
  length: 12,
  usual: 24,
  begin: async () => [{ readers: new Map(), awaiting: new Set(), asked: 0 }, await factoryService()],
  agree,
  commands: {
    create: fc.tuple(who, name, settings).map((all) => create(...all)),
    edit: fc.tuple(who, name, settings, fc.option(settings, { nil: undefined })).map((all) => edit(...all)),
    delete: fc.tuple(who, name).map((all) => remove(...all)),
    copy: fc.tuple(who, name, name).map((all) => copy(...all, false)),
    rename: fc.tuple(who, name, name).map((all) => copy(...all, true)),
    restart: name.map(restart),
    wait: fc.constant(wait),
  },
});
