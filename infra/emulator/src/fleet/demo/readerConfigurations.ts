import { type ReaderConfiguration, storedForm } from '../../resources/reader-configurations/storedForm';

/** EPCs of the shop's own goods begin so. */
const ownGoods = { tagMask: '3034257BF4', memoryBank: 1, pointer: 32 };

/**
 * Settings of the demonstration's readers, where the built-in configurations do not fit. Of the settings that
 * came late (`filters`, `powerSweep`, `method`, …) none is used: one is enough for a strict client to refuse
 * the whole list. Those are in {@link lateReaderConfigurations}.
 */
export const demoReaderConfigurations: readonly ReaderConfiguration[] = [
  storedForm({
    name: 'Shop-Shelves',
    operation: 'INVENTORY',
    configuration: {
      readerMode: 'MODE_1002',
      session: 2,
      searchMode: 'DUAL_TARGET',
      tagPopulationEstimate: 64,
      transmitPowerInDbm: 29.5,
      polarization: true,
      antennas: [1, 14, 27, 40, 7, 20, 33, 46],
      filter: ownGoods,
    },
  }),
  storedForm({
    name: 'Shop-Checkout',
    operation: 'INVENTORY',
    configuration: {
      readerMode: 'MAX_THROUGHPUT',
      session: 1,
      searchMode: 'SINGLE_TARGET',
      tagPopulationEstimate: 8,
      transmitPowerInDbm: 18,
      antennas: [1, 2],
      filter: { tagMask: 'E280', memoryBank: 2, pointer: 0 },
    },
  }),
  storedForm({
    name: 'Gates-Low-Power',
    operation: 'THRESHOLD',
    configuration: {
      readerMode: 'MAX_THROUGHPUT',
      session: 2,
      searchMode: 'DUAL_TARGET_WITH_BTOASELECT',
      tagPopulationEstimate: 0,
      transmitPowerInDbm: 24,
      filter: ownGoods,
    },
  }),
  storedForm({
    name: 'Aisles-Near',
    operation: 'LOCATION',
    configuration: {
      readerMode: 'MODE_1003',
      session: 2,
      transmitPowerInDbm: 27.75,
      disabledAntennas: [49, 50, 51, 52],
    },
  }),
  storedForm({
    name: 'Cabinet-Near',
    operation: 'INVENTORY',
    configuration: {
      readerMode: 'MODE_1004',
      session: 2,
      searchMode: 'SINGLE_TARGET',
      tagPopulationEstimate: 32,
      transmitPowerInDbm: 12.25,
      antennas: [1],
      channelConfig: { txFrequenciesInMhz: [902.75, 915.25, 927.25, 908.75, 921.25] },
    },
  }),
];

/** Configurations with all the settings that came late, for those who ask for them (`--late-settings`). */
export const lateReaderConfigurations: readonly ReaderConfiguration[] = [
  storedForm({
    name: 'Dock-Pallets',
    operation: 'INVENTORY',
    configuration: {
      readerMode: 'MODE_1002',
      session: 1,
      searchMode: 'DUAL_TARGET',
      tagPopulationEstimate: 128,
      transmitPowerInDbm: 31.5,
      receiveSensitivityInDbm: -65,
      polarization: true,
      antennas: [1, 2, 3, 4],
      filters: [ownGoods, { tagMask: 'E280', memoryBank: 2, pointer: 0 }],
      filterOperation: 'OR',
      powerSweep: { minimumPowerLevel: 16, powerLevelStepSize: 0.5 },
    },
  }),
  storedForm({
    name: 'Gates-Sweeping',
    operation: 'THRESHOLD',
    configuration: {
      readerMode: 'MAX_THROUGHPUT',
      session: 2,
      searchMode: 'DUAL_TARGET_WITH_BTOASELECT',
      tagPopulationEstimate: 0,
      transmitPowerInDbm: 24,
      powerSweep: { minimumPowerLevel: 16, powerLevelStepSize: 0.5 },
    },
  }),
  storedForm({
    name: 'Aisles-Custom',
    operation: 'LOCATION',
    configuration: {
      readerMode: 'MODE_1003',
      session: 2,
      disabledAntennas: [49, 50, 51, 52],
      method: 'CUSTOM',
      algorithmControl: [
        [1000, 1],
        [1004, 12],
        [1010, 0.5],
      ],
    },
  }),
];
