import type { AntennaConfigurationRequest } from '@console/api-client/threshold-antenna-configurations/schema';

const antennas = (...ids: readonly number[]) => ids.map((antennaId) => ({ antennaId }));

const xArray = { readerType: 'XARRAY', in: antennas(13), out: antennas(17) } as const;
const xSpan = { readerType: 'XSPAN', in: antennas(6), out: antennas(7) } as const;

/** An xArray at the side of the passage; at the end of a row the antennas of the neighbour are ignored. */
const left = { side: 'LEFT', in: antennas(30), out: antennas(32) } as const;
const right = { side: 'RIGHT', in: antennas(36), out: antennas(34) } as const;
const offset = { readerType: 'XARRAY', readerArrangement: 'OVERHEAD_OFFSET' } as const;

const overhead = { readerArrangement: 'OVERHEAD', side: null } as const;
const sideBySide = { readerArrangement: 'SIDE_BY_SIDE' } as const;

/** The ten threshold antenna configurations every installation begins with. */
export const builtInAntennaConfigurations: readonly AntennaConfigurationRequest[] = [
  { name: 'xArray Overhead', ...overhead, ...xArray },
  { name: 'xArray Side By Side Left', ...sideBySide, side: 'LEFT', ...xArray },
  { name: 'xArray Side By Side Right', ...sideBySide, side: 'RIGHT', ...xArray },
  { name: 'xArray Offset Left', ...offset, ...left },
  { name: 'xArray Offset Right', ...offset, ...right },
  { name: 'xArray Offset Left End', ...offset, ...left, ignored: antennas(36, 34) },
  { name: 'xArray Offset Right End', ...offset, ...right, ignored: antennas(30, 32) },
  { name: 'xSpan Overhead', ...overhead, ...xSpan },
  { name: 'xSpan Side By Side Left', ...sideBySide, side: 'LEFT', ...xSpan },
  { name: 'xSpan Side By Side Right', ...sideBySide, side: 'RIGHT', ...xSpan },
];
