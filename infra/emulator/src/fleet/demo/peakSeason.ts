import { zoneMapOf } from '../model/site';
import { distributionCenter } from './distributionCenter';

const floor = 'DEFAULT';

/** The floor plan of the distribution centre for the weeks before the holidays. It waits to be made current. */
export const peakSeason = zoneMapOf({
  ...distributionCenter,
  zoneMap: 'Columbus DC Peak Season',
  zones: [
    { name: 'Inbound Docks', floor, x: 0, y: 0, width: 17, depth: 6 },
    { name: 'Outbound Docks', floor, x: 18, y: 0, width: 42, depth: 6 },
    { name: 'Staging', floor, x: 0, y: 7, width: 30, depth: 7 },
    { name: 'Holiday Overflow', floor, x: 31, y: 7, width: 29, depth: 7 },
    { name: 'Racks South', floor, x: 0, y: 15, width: 44, depth: 11 },
    { name: 'Racks North', floor, x: 0, y: 28, width: 44, depth: 12 },
    { name: 'Packing', floor, x: 46, y: 15, width: 14, depth: 25 },
  ],
});
