/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { type ModelCommand, testModel } from '@console/testing/models';
import fc from 'fast-check';
import type { ServiceClient } from '../../client';
import { createFacility } from '../../facilities';
import { jobStatuses } from '../../jobs';
import { createReaderDefinition, destroyReaderDefinition } from '../../reader-definitions';
import { listReaderHealth, rebootReader } from '../../reader-health';
import { createRecipe } from '../../recipes';
import { registrationStatuses } from '../../registrations';
import { bringReaders, factoryService, readerAt, refusalOf } from './factoryService';
import { draftOfRecipe, type Jobs, jobCommands, jobsAgree } from './jobLife';
import { addresses, type Registrations, registrationCommands, registrationsAgree } from './registrationLife';
import { startUpgradeOf, type Upgrades, upgradeCommands, upgradesAgree } from './upgradeLife';

/** Everything that readers are used for at a time, and which readers there are. */
type Lives = Jobs & Upgrades & Registrations;

type Command = ModelCommand<Lives, ServiceClient>;

const wait = (seconds: number): Command => ({
  says: `${seconds} s pass`,
  run: () =>
    seconds < 10
      ? emulator.advance(seconds * 1000)
      : emulator.stride(seconds * 1000, seconds > 60 ? 30_000 : 10_000),
});

const removeReader = (name: string): Command => ({
  says: `delete ${name}`,
  check: ({ readers }) => readers.has(name),
  run: async ({ readers }, client) => {
    await client.call(destroyReaderDefinition(name));
    readers.delete(name);
  },
});

const defineReader = (name: string): Command => ({
  says: `define ${name} anew`,
  check: ({ readers }) => !readers.has(name),
  run: async ({ readers }, client) => {
    await client.call(createReaderDefinition({ ...readerAt(name, 1), address: addresses[name] ?? '' }));
    readers.add(name);
  },
});

const restartReader = (name: string): Command => ({
  says: `restart ${name}`,
  check: ({ readers }) => readers.has(name),
  run: async (_, client) => {
    await refusalOf(client.call(rebootReader(name)));
  },
});

const reader = fc.constantFrom(...Object.keys(addresses));

testModel<Lives, ServiceClient>(
  'jobs, registrations and upgrades go through the statuses of the documents, whatever happens to their readers',
  {
    length: 16,
    usual: 20,
    begin: async () => {
      const [client] = await factoryService();
      const readers = ['Dock', 'Gate', 'Hall'];
      await Promise.all([
        client.call(createFacility({ name: 'Empty' })),
        client.call(createRecipe(draftOfRecipe)),
      ]);
      await bringReaders(client, readers);
      const model = { jobs: [], upgrades: [], registrations: [], readers: new Set(readers), hasRecipe: true };
      return [{ ...model, newest: () => 'nothing' }, client];
    },
    agree: async (lives, client) => {
      await jobsAgree(lives, client);
      await upgradesAgree(lives, client);
      await registrationsAgree(lives, client);
      const { rows } = await client.call(listReaderHealth());
      expect(rows.map(({ readerName }) => readerName).sort()).toEqual([...lives.readers].sort());
    },
    states: {
      all: [
        'nothing',
        ...jobStatuses.map((status) => `job ${status}`),
        ...['WAITING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'].map((status) => `upgrade ${status}`),
        ...registrationStatuses.map((status) => `registration ${status}`),
      ],
      of: ({ newest }) => newest(),
    },
    found: {
      'of two upgrades that begin at once one has the reader': [
        startUpgradeOf(['Hall'], '1.8.0.240', 1),
        startUpgradeOf(['Hall'], '1.8.0.240', 1),
        wait(1),
      ],
    },
    commands: {
      ...jobCommands,
      ...upgradeCommands,
      ...registrationCommands,
      wait: fc.constantFrom(1, 2, 5, 20, 40, 120).map(wait),
      'delete reader': reader.map(removeReader),
      'define reader': reader.map(defineReader),
      'restart reader': reader.map(restartReader),
    },
  },
);
