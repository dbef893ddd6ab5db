import type { Site, SiteReader } from '../model/site';

const floor = 'DEFAULT';

const dockDoor = (number: number): SiteReader => ({
  name: `DC1-Dock-Door-${String(number).padStart(2, '0')}`,
  type: 'XPORTAL',
  zone: number <= 4 ? 'Inbound Docks' : 'Outbound Docks',
  groups: ['docks', number <= 4 ? 'inbound' : 'outbound'],
  height: 2.5,
});

const aisle = (row: string, number: number): SiteReader => ({
  name: `DC1-Aisle-${row}${number}`,
  type: 'XARRAY',
  zone: row === 'N' ? 'Racks North' : 'Racks South',
  groups: ['racks'],
  height: 6,
});

/** Sixty by forty metres of goods in transit. */
export const distributionCenter: Site = {
  facility: 'Columbus Distribution Center',
  zoneMap: 'Columbus DC Floor',
  subnet: '10.20.1',
  zones: [
    { name: 'Inbound Docks', floor, x: 0, y: 0, width: 28, depth: 6 },
    { name: 'Outbound Docks', floor, x: 32, y: 0, width: 28, depth: 6 },
    {
      name: 'Staging',
      floor,
      x: 0,
      y: 7,
      width: 60,
      depth: 7,
      corners: [
        [0, 7],
        [60, 7],
        [60, 14],
        [20, 14],
        [20, 12.5],
        [0, 12.5],
      ],
    },
    { name: 'Racks South', floor, x: 0, y: 15, width: 44, depth: 11 },
    {
      name: 'Racks North',
      floor,
      x: 0,
      y: 28,
      width: 44,
      depth: 12,
      corners: [
        [0, 28],
        [44, 28],
        [44, 37],
        [41, 40],
        [0, 40],
      ],
    },
    { name: 'Cross Aisle', floor, x: 0, y: 26.25, width: 44, depth: 1.5 },
    { name: 'Packing', floor, x: 46, y: 15, width: 14, depth: 14 },
    { name: 'Returns', floor, x: 46, y: 31, width: 14, depth: 9 },
    { name: 'Quality Control', floor: 'Mezzanine', x: 46, y: 15, width: 14, depth: 10 },
  ],
  readers: [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(dockDoor),
    { name: 'DC1-Staging-01', type: 'XARRAY', zone: 'Staging', groups: ['staging'], height: 5 },
    { name: 'DC1-Staging-02', type: 'XARRAY', zone: 'Staging', groups: ['staging'], height: 5 },
    ...[1, 2, 3].map((number) => aisle('N', number)),
    ...[1, 2].map((number) => aisle('S', number)),
    {
      name: 'DC1-Conveyor-01',
      type: 'SPEEDWAY',
      zone: 'Packing',
      groups: ['packing'],
      address: 'speedwayr-12-5a-41.dc1.example',
      antennaZones: { 1: 'Packing', 2: 'Packing', 3: 'Staging', 9: 'Outbound Docks' },
    },
    {
      name: 'DC1-Packing-Line-01',
      type: 'SPEEDWAY',
      zone: 'Packing',
      groups: ['packing'],
      antennaZones: { 1: 'Packing', 2: 'Packing', 3: 'Packing', 4: 'Staging' },
    },
    {
      name: 'DC1-Returns-Desk',
      type: 'SPEEDWAY',
      zone: 'Returns',
      groups: [],
      wholeZone: true,
    },
  ],
};
