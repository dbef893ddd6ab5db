import type { Site, SiteZone } from '../model/site';

const ground = 'Ground';
const second = 'Level 2';

/** A room of the ward, off its corridor. */
const wardRoom = (number: number): SiteZone => ({
  name: `Room 20${number}`,
  floor: second,
  x: (number - 1) * 11,
  y: 17,
  width: 10.5,
  depth: 10,
});

/** Two floors of a hospital: stores and emergency below, theatres above. */
export const hospital: Site = {
  facility: 'Riverside Hospital',
  zoneMap: 'Riverside Floors',
  subnet: '10.22.8',
  zones: [
    { name: 'Loading Bay', floor: ground, x: 0, y: 0, width: 12, depth: 8 },
    {
      name: 'Central Store',
      floor: ground,
      x: 13,
      y: 0,
      width: 20,
      depth: 12,
      corners: [
        [13, 0],
        [33, 0],
        [33, 12],
        [19, 12],
        [19, 9],
        [13, 9],
      ],
    },
    { name: 'Pharmacy', floor: ground, x: 34, y: 0, width: 10, depth: 8 },
    {
      name: 'Emergency',
      floor: ground,
      x: 0,
      y: 13,
      width: 44,
      depth: 14,
      corners: [
        [0, 13],
        [44, 13],
        [44, 24],
        [40, 27],
        [0, 27],
      ],
    },
    {
      name: 'Operating Theatres',
      floor: second,
      x: 0,
      y: 0,
      width: 26,
      depth: 12,
      corners: [
        [0, 0],
        [26, 0],
        [26, 12],
        [3, 12],
        [0, 9],
      ],
    },
    { name: 'Sterile Supply', floor: second, x: 27, y: 0, width: 17, depth: 12 },
    { name: 'Ward 2A', floor: second, x: 0, y: 13, width: 44, depth: 4 },
    ...[1, 2, 3, 4].map(wardRoom),
  ],
  readers: [
    {
      name: 'RH-Central-Store-1',
      type: 'XARRAY',
      zone: 'Central Store',
      groups: ['ground-floor'],
      height: 3,
    },
    {
      name: 'RH-Central-Store-2',
      type: 'XARRAY',
      zone: 'Central Store',
      groups: ['ground-floor'],
      height: 3,
    },
    {
      name: 'RH-Emergency-Corridor',
      type: 'XSPAN',
      zone: 'Emergency',
      groups: ['ground-floor'],
      height: 2.8,
    },
    { name: 'RH-Loading-Bay', type: 'XPORTAL', zone: 'Loading Bay', groups: ['ground-floor'], height: 2.4 },
    {
      name: 'RH-Pharmacy',
      type: 'SPEEDWAY',
      zone: 'Pharmacy',
      groups: ['ground-floor', 'cabinets'],
      antennaZones: { 1: 'Pharmacy', 2: 'Pharmacy', 3: 'Central Store' },
    },
    {
      name: 'RH-OR-Corridor-1',
      type: 'XSPAN',
      zone: 'Operating Theatres',
      groups: ['theatres'],
      height: 2.8,
    },
    {
      name: 'RH-OR-Corridor-2',
      type: 'XSPAN',
      zone: 'Operating Theatres',
      groups: ['theatres'],
      height: 2.8,
    },
    { name: 'RH-Sterile-Supply', type: 'XARRAY', zone: 'Sterile Supply', groups: ['theatres'], height: 3 },
    {
      name: 'RH-Tool-Cabinet',
      type: 'SPEEDWAY',
      zone: 'Operating Theatres',
      groups: ['theatres', 'cabinets'],
      wholeZone: true,
    },
    {
      name: 'RH-Ward-2A',
      type: 'SPEEDWAY',
      zone: 'Ward 2A',
      groups: ['wards'],
      address: 'speedwayr-10-c3-0e.rh.example',
      antennaZones: { 1: 'Ward 2A', 2: 'Ward 2A', 3: 'Ward 2A', 4: 'Ward 2A' },
    },
  ],
};
