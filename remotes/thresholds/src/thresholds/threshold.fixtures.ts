import {
  type AntennaConfiguration,
  type AntennaConfigurationDraft,
  createAntennaConfiguration,
  listAntennaConfigurations,
} from '@console/api-client/threshold-antenna-configurations';
import { listThresholds, type Threshold } from '@console/api-client/thresholds';
import { signedInClient } from '@console/testing';

/** Thresholds of the demonstration, and what tests add to it: this file is for tests only. */

/** All thresholds of the emulator. */
export const storedThresholds = async (): Promise<readonly Threshold[]> =>
  (await (await signedInClient()).call(listThresholds())).rows;

/** A threshold of the emulator, by its name. */
export async function thresholdNamed(name: string): Promise<Threshold> {
  const found = (await storedThresholds()).find((threshold) => threshold.name === name);
  if (!found) throw new Error(`The emulator has no threshold ${name}.`);
  return found;
}

/** All antenna configurations of the emulator. */
export const storedConfigurations = async (): Promise<readonly AntennaConfiguration[]> =>
  (await (await signedInClient()).call(listAntennaConfigurations())).rows;

let count = 0;

/** Stores an antenna configuration of a new name in the emulator. */
export async function givenConfiguration(
  change: Partial<AntennaConfigurationDraft> = {},
): Promise<AntennaConfiguration> {
  count += 1;
  const name = `Test configuration ${count}`;
  const configuration = {
    name,
    readerType: 'XARRAY',
    readerArrangement: 'OVERHEAD',
    in: { antennaIds: [1, 2], transmitPowers: [24, 25.5] },
    out: { antennaIds: [3], transmitPowers: [] },
    ...change,
  };
  await (await signedInClient()).call(createAntennaConfiguration(configuration));
  const stored = (await storedConfigurations()).find((each) => each.name === name);
  if (!stored) throw new Error(`The emulator did not store ${name}.`);
  return stored;
}
