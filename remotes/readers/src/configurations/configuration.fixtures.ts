import { isNotFound } from '@console/api-client';
import {
  createReaderConfiguration,
  destroyReaderConfiguration,
  type ReaderConfiguration,
  showReaderConfiguration,
} from '@console/api-client/reader-configurations';
import { signedInClient } from '@console/testing';

/** Reader configurations that tests need: this file is for tests only. */

let count = 0;

/** Stores a reader configuration of a new name in the emulator. */
export async function givenConfiguration(
  change: Partial<ReaderConfiguration> = {},
): Promise<ReaderConfiguration> {
  count += 1;
  const configuration: ReaderConfiguration = {
    name: `Test configuration ${count}`,
    operation: 'INVENTORY',
    readerMode: 'MODE_1002',
    searchMode: 'DUAL_TARGET',
    session: '1',
    antennas: '1, 2',
    ...change,
  };
  const client = await signedInClient();
  await client.call(destroyReaderConfiguration(configuration.name)).catch(() => undefined);
  await client.call(createReaderConfiguration(configuration));
  return configuration;
}

/** The configuration as the emulator has it now; undefined when it has none of this name. */
export async function storedConfiguration(name: string) {
  const client = await signedInClient();
  return client.call(showReaderConfiguration(name)).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
}

/** The call that tells what the region allows. */
export const optionsAsked = 'GET /api/readerConfigurations/options';

const band = (index: number, frequencyInMhz: number) => ({
  channels: [{ index, frequencyInMhz }],
  frequenciesInMhz: [frequencyInMhz],
});

/** Region options of a service in Europe. */
export const etsi = {
  region: 'ETSI',
  readerModes: ['HYBRID', 'MODE_1002', 'MAX_MILLER'],
  searchModes: ['SINGLE_TARGET', 'DUAL_TARGET'],
  ...band(4, 865.7),
  maxTransmitPowerInDbm: 33,
  regulations: {
    eu1: { readerModes: ['HYBRID', 'MODE_1002'], ...band(4, 865.7), maxTransmitPowerInDbm: 31.5 },
    eu2: { readerModes: ['HYBRID', 'MODE_1002', 'MAX_MILLER'], ...band(1, 916.3), maxTransmitPowerInDbm: 33 },
  },
};

/** Region options of a service in America, with few channels. */
export const fcc = {
  region: 'FCC',
  readerModes: ['HYBRID', 'MODE_1002'],
  searchModes: ['SINGLE_TARGET', 'DUAL_TARGET'],
  channels: [
    { index: 1, frequencyInMhz: 902.75 },
    { index: 2, frequencyInMhz: 903.25 },
    { index: 3, frequencyInMhz: 903.75 },
  ],
  frequenciesInMhz: [902.75, 903.25, 903.75],
  maxTransmitPowerInDbm: 30,
};
