import type { Site, SiteReader } from '../model/site';

const floor = 'DEFAULT';

const salesFloor = (number: number): SiteReader => ({
  name: `MS-Sales-Floor-${number}`,
  type: 'XARRAY',
  zone: number <= 2 ? 'Sales Floor West' : 'Sales Floor East',
  groups: ['sales-floor'],
});

/** A shop of thirty by eighteen metres. */
export const store: Site = {
  facility: 'Market Street Store',
  zoneMap: 'Market Street Ground Floor',
  subnet: '10.21.4',
  zones: [
    {
      name: 'Entrance',
      floor,
      x: 11,
      y: 0,
      width: 8,
      depth: 3,
      corners: [
        [11, 0],
        [19, 0],
        [18, 3],
        [12, 3],
      ],
    },
    {
      name: 'Sales Floor West',
      floor,
      x: 0,
      y: 3.5,
      width: 14.5,
      depth: 8,
      corners: [
        [0, 3.5],
        [14.5, 3.5],
        [14.5, 11.5],
        [2, 11.5],
        [0, 9.5],
      ],
    },
    {
      name: 'Sales Floor East',
      floor,
      x: 15,
      y: 3.5,
      width: 15,
      depth: 8,
      corners: [
        [15, 3.5],
        [30, 3.5],
        [30, 11.5],
        [24, 11.5],
        [24, 10.5],
        [22, 10.5],
        [22, 11.5],
        [15, 11.5],
      ],
    },
    { name: 'Checkout', floor, x: 20, y: 0, width: 10, depth: 3 },
    { name: 'Fitting Rooms', floor, x: 0, y: 12, width: 9, depth: 6 },
    {
      name: 'Stock Room',
      floor,
      x: 10,
      y: 12,
      width: 20,
      depth: 6,
      corners: [
        [10, 12],
        [30, 12],
        [30, 18],
        [16, 18],
        [16, 16],
        [10, 16],
      ],
    },
  ],
  readers: [
    { name: 'MS-Entrance-Gate-1', type: 'XSPAN', zone: 'Entrance', groups: ['entrance'], height: 3 },
    { name: 'MS-Entrance-Gate-2', type: 'XSPAN', zone: 'Entrance', groups: ['entrance'], height: 3 },
    ...[1, 2, 3, 4].map(salesFloor),
    { name: 'MS-Fitting-Room-1', type: 'XSPAN', zone: 'Fitting Rooms', groups: ['sales-floor'], height: 2.8 },
    { name: 'MS-Fitting-Room-2', type: 'XSPAN', zone: 'Fitting Rooms', groups: ['sales-floor'], height: 2.8 },
    {
      name: 'MS-Checkout-1',
      type: 'SPEEDWAY',
      zone: 'Checkout',
      groups: ['checkout'],
      address: 'speedwayr-11-fa-27.ms.example',
      antennaZones: { 1: 'Checkout', 2: 'Checkout' },
    },
    {
      name: 'MS-Checkout-2',
      type: 'SPEEDWAY',
      zone: 'Checkout',
      groups: ['checkout'],
      antennaZones: { 1: 'Checkout', 2: 'Checkout', 3: 'Entrance' },
    },
    { name: 'MS-Stock-Room', type: 'XARRAY', zone: 'Stock Room', groups: ['stock'] },
    { name: 'MS-Stock-Door', type: 'XPORTAL', zone: 'Stock Room', groups: ['stock'], height: 2.2 },
  ],
};
