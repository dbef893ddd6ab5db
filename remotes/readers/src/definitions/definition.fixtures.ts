import { isNotFound } from '@console/api-client';
import { listFacilities } from '@console/api-client/facilities';
import {
  createReaderDefinition,
  destroyReaderDefinition,
  type ReaderDefinitionDraft,
  replaceReaderDefinition,
  showReaderDefinition,
} from '@console/api-client/reader-definitions';
import { listReaderHealth, type ReaderHealth } from '@console/api-client/reader-health';
import { signedInClient } from '@console/testing';

/** Readers that tests need: this file is for tests only. */

let count = 0;

/** A facility of the emulator. */
export async function givenFacility(): Promise<string> {
  const { rows } = await (await signedInClient()).call(listFacilities());
  const [facility] = rows;
  if (!facility) throw new Error('The emulator has no facility.');
  return facility.name;
}

/** Stores a reader definition of a new name in the emulator. */
export async function givenDefinition(
  change: Partial<ReaderDefinitionDraft> = {},
): Promise<ReaderDefinitionDraft> {
  count += 1;
  const definition = {
    name: `Test reader ${count}`,
    type: 'XARRAY',
    address: `test-${count}.example`,
    facility: await givenFacility(),
    serialNumber: '370-17-01-1068',
    groups: [],
    placement: {},
    antennaZones: [],
    ...change,
  };
  const client = await signedInClient();
  await client.call(destroyReaderDefinition(definition.name)).catch(() => undefined);
  await client.call(createReaderDefinition(definition));
  return definition;
}

/** Replaces a definition in the emulator, as somebody else would who saves it meanwhile. */
export async function storeDefinition(definition: ReaderDefinitionDraft): Promise<void> {
  await (await signedInClient()).call(replaceReaderDefinition(definition));
}

/** The definition as the emulator has it now; undefined when it has none of this name. */
export async function storedDefinition(name: string) {
  const client = await signedInClient();
  return client.call(showReaderDefinition(name)).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
}

/** A reader of the emulator's fleet whose health is like this. */
export async function readerWhose(isLike: (health: ReaderHealth) => boolean): Promise<string> {
  const { rows } = await (await signedInClient()).call(listReaderHealth());
  const found = rows.find(isLike);
  if (!found) throw new Error('The emulator has no such reader.');
  return found.readerName;
}
