import type { SeededAntennaConfiguration, SeededThreshold } from '../model/fleet';
import { distributionCenter } from './distributionCenter';
import { hospital } from './hospital';
import { store } from './store';

/**
 * In addition to the built-in ones: the gates of the shop hang to the left and right of its entrance. Their antennas send with
 * the readers' power: strict clients know no other.
 */
export const demoAntennaConfigurations: readonly SeededAntennaConfiguration[] = [
  {
    name: 'Shop Gate Left',
    side: 'LEFT',
    readerType: 'XSPAN',
    readerArrangement: 'OVERHEAD_OFFSET',
    in: [{ antennaId: 2 }, { antennaId: 3 }],
    out: [{ antennaId: 10 }, { antennaId: 11 }],
    ignored: [{ antennaId: 6 }, { antennaId: 7 }],
  },
  {
    name: 'Shop Gate Right',
    side: 'RIGHT',
    readerType: 'XSPAN',
    readerArrangement: 'OVERHEAD_OFFSET',
    in: [{ antennaId: 8 }, { antennaId: 9 }],
    out: [{ antennaId: 4 }, { antennaId: 5 }],
    ignored: [{ antennaId: 6 }, { antennaId: 7 }],
  },
];

/** The passages of the demonstration that goods are watched at. */
export const demoThresholds: readonly SeededThreshold[] = [
  {
    name: 'Staging to Racks',
    facility: distributionCenter.facility,
    readerArrangement: 'SIDE_BY_SIDE',
    readers: {
      'DC1-Staging-01': 'xArray Side By Side Left',
      'DC1-Staging-02': 'xArray Side By Side Right',
    },
  },
  {
    name: 'Aisle N2 Mouth',
    facility: distributionCenter.facility,
    readerArrangement: 'OVERHEAD',
    readers: { 'DC1-Aisle-N2': 'xArray Overhead' },
  },
  {
    name: 'Shop Entrance',
    facility: store.facility,
    readerArrangement: 'OVERHEAD_OFFSET',
    readers: { 'MS-Entrance-Gate-1': 'Shop Gate Left', 'MS-Entrance-Gate-2': 'Shop Gate Right' },
  },
  {
    name: 'Stock Room Door',
    facility: store.facility,
    readerArrangement: 'OVERHEAD',
    readers: { 'MS-Stock-Room': 'xArray Overhead' },
  },
  {
    name: 'Central Store Gate',
    facility: hospital.facility,
    readerArrangement: 'OVERHEAD_OFFSET',
    readers: { 'RH-Central-Store-1': 'xArray Offset Left', 'RH-Central-Store-2': 'xArray Offset Right' },
  },
  {
    name: 'Sterile Supply Hatch',
    facility: hospital.facility,
    readerArrangement: 'OVERHEAD',
    readers: { 'RH-Sterile-Supply': 'xArray Overhead' },
  },
];
