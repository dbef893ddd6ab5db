import { createFacility, destroyFacility, listFacilities } from '@console/api-client/facilities';
import { signedInClient } from '@console/testing';

/** Facilities that tests need: this file is for tests only. */

/** Takes a facility out of the emulator, if it is there. */
export async function withoutFacility(name: string): Promise<void> {
  const client = await signedInClient();
  const { rows } = await client.call(listFacilities());
  if (rows.some((facility) => facility.name === name)) await client.call(destroyFacility(name));
}

/** Stores a facility in the emulator. */
export async function givenFacility(name: string): Promise<void> {
  await withoutFacility(name);
  await (await signedInClient()).call(createFacility({ name }));
}
