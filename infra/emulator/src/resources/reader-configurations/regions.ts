import type { RegionOptionsAnswer } from '@console/api-client/reader-configurations/schema';
import type { Region } from '../../server/region';

const searchModes = [
  'READER_SELECTED',
  'SINGLE_TARGET',
  'DUAL_TARGET',
  'TAG_FOCUS',
  'SINGLE_TARGET_BTOA',
  'DUAL_TARGET_WITH_BTOASELECT',
];

/** Modes that readers have everywhere. */
const commonModes = [
  'MAX_THROUGHPUT',
  'HYBRID',
  'DENSE_READER_M4',
  'DENSE_READER_M8',
  'DENSE_READER_M4_TWO',
  'AUTOSET_DENSE_READER',
  'MODE_1002',
  'MODE_1003',
  'MODE_1004',
];

/** Modes too slow or too loud for the lower European band. */
const furtherModes = ['MAX_MILLER', 'MODE_1005'];

const everyMode = [...commonModes, ...furtherModes];

/** Channels that lie side by side, and their frequencies to hop through. */
function band(count: number, startInMhz: number, stepInMhz: number) {
  const frequenciesInMhz = Array.from({ length: count }, (_, index) =>
    Number((startInMhz + index * stepInMhz).toFixed(3)),
  );
  return {
    channels: frequenciesInMhz.map((frequencyInMhz, index) => ({ index: index + 1, frequencyInMhz })),
    frequenciesInMhz,
  };
}

const lowerEtsi = band(4, 865.7, 0.6);
const upperEtsi = band(3, 916.3, 1.2);

/** Radio settings allowed in each region. Frequencies are those of the public tables of the regulators. */
const optionsOf: Readonly<Record<Region, RegionOptionsAnswer>> = {
  FCC: {
    region: 'FCC',
    readerModes: everyMode,
    searchModes,
    ...band(50, 902.75, 0.5),
    maxTransmitPowerInDbm: 33,
  },
  ETSI: {
    region: 'ETSI',
    readerModes: everyMode,
    searchModes,
    ...lowerEtsi,
    maxTransmitPowerInDbm: 33,
    regulations: {
      eu1: { readerModes: commonModes, ...lowerEtsi, maxTransmitPowerInDbm: 31.5 },
      eu2: { readerModes: everyMode, ...upperEtsi, maxTransmitPowerInDbm: 33 },
    },
  },
};

/** Radio settings allowed in the region. */
export const regionOptions = (region: Region): RegionOptionsAnswer => optionsOf[region];
