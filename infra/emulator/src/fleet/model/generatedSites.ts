import type { Site, SiteReader, SiteZone } from './site';

/** Number of readers of a further store. */
const perStore = 120;

const floor = 'DEFAULT';

const zones: readonly (SiteZone & { readonly type: SiteReader['type']; readonly label: string })[] = [
  { name: 'Sales Floor', label: 'Sales', type: 'XARRAY', floor, x: 0, y: 0, width: 60, depth: 30 },
  { name: 'Fitting Rooms', label: 'Fitting', type: 'XSPAN', floor, x: 62, y: 0, width: 18, depth: 30 },
  { name: 'Checkout', label: 'Checkout', type: 'SPEEDWAY', floor, x: 0, y: 32, width: 60, depth: 8 },
  { name: 'Stock Room', label: 'Stock', type: 'XPORTAL', floor, x: 62, y: 32, width: 18, depth: 8 },
];

/** As many further stores as the given number of readers fills. */
export function generatedSites(readers: number): Site[] {
  return Array.from({ length: Math.ceil(readers / perStore) }, (_, index) =>
    storeOf(index + 1, Math.min(perStore, readers - index * perStore)),
  );
}

function storeOf(number: number, readers: number): Site {
  const code = `S${String(number).padStart(4, '0')}`;
  return {
    facility: `Store ${code.slice(1)}`,
    zoneMap: `Store ${code.slice(1)} Floor`,
    subnet: `10.${64 + (number >> 8)}.${number & 255}`,
    zones,
    readers: Array.from({ length: readers }, (_, index) => {
      const { name, label, type } = zones[index % zones.length] as (typeof zones)[number];
      return {
        name: `${code}-${label}-${String(Math.floor(index / zones.length) + 1).padStart(3, '0')}`,
        type,
        zone: name,
        groups: [name.toLowerCase().replace(' ', '-')],
        ...(type === 'SPEEDWAY' ? { antennaZones: { 1: name, 2: name } } : {}),
      };
    }),
  };
}
