import type { ReaderConfiguration } from '../../resources/reader-configurations/storedForm';

/** All antennas of an xArray, each cycle far from the one before. */
const scattered = Array.from({ length: 52 }, (_, index) => ((index * 19) % 52) + 1);

/** The antennas of an xSpan in the order of the built-in configuration. */
const xSpanOrder = [1, 12, 13, 6, 7, 2, 3, 10, 11, 8, 9, 4, 5];

const inventory = (name: string, readerMode: string, antennas: readonly number[]): ReaderConfiguration => ({
  name,
  operation: 'INVENTORY',
  configuration: {
    readerMode,
    session: 2,
    searchMode: 'SINGLE_TARGET',
    tagPopulationEstimate: 4,
    transmitPowerInDbm: 30,
    polarization: null,
    antennas,
    filter: null,
    channelConfig: null,
  },
});

const location = (name: string, readerMode: string): ReaderConfiguration => ({
  name,
  operation: 'LOCATION',
  configuration: {
    readerMode,
    session: 2,
    transmitPowerInDbm: null,
    disabledAntennas: null,
    filter: null,
  },
});

const threshold = (name: string): ReaderConfiguration => ({
  name,
  operation: 'THRESHOLD',
  configuration: {
    readerMode: 'MAX_THROUGHPUT',
    session: 2,
    searchMode: 'DUAL_TARGET_WITH_BTOASELECT',
    tagPopulationEstimate: 0,
    transmitPowerInDbm: 30,
    polarization: null,
    filter: null,
    channelConfig: null,
  },
});

/** The eight reader configurations every installation begins with. */
export const builtInReaderConfigurations: readonly ReaderConfiguration[] = [
  { name: 'IMPINJ_Do_Nothing', operation: 'DO_NOTHING', configuration: {} },
  inventory('IMPINJ_Deep_Scan_Inventory', 'MODE_1002', scattered),
  inventory('IMPINJ_Deep_Scan_Inventory_xSpan', 'MODE_1002', xSpanOrder),
  inventory('IMPINJ_Dense_Reader_Mode_Inventory', 'MODE_1004', scattered),
  location('IMPINJ_Deep_Scan_Location', 'MODE_1002'),
  location('IMPINJ_Dense_Reader_Mode_Location', 'MODE_1004'),
  location('IMPINJ_Fast_Location', 'MODE_1003'),
  threshold('IMPINJ_All_Thresholds'),
];
