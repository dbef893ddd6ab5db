import { openDB } from 'idb';
import type { FloorPlans } from './floorPlan';

const images = 'images';

const open = () =>
  openDB<{ [images]: { key: string; value: FloorPlans } }>('console-floor-plans', 1, {
    upgrade: (database) => void database.createObjectStore(images),
  });

/** The images that this device keeps for a zone map. @throws when the browser keeps nothing */
export async function loadFloorPlans(zoneMap: string): Promise<FloorPlans> {
  const database = await open();
  try {
    return (await database.get(images, zoneMap)) ?? {};
  } finally {
    database.close();
  }
}

/** Keeps the images of a zone map on this device. @throws when the browser keeps nothing, or has no room */
export async function saveFloorPlans(zoneMap: string, plans: FloorPlans): Promise<void> {
  const database = await open();
  try {
    if (Object.keys(plans).length > 0) await database.put(images, plans, zoneMap);
    else await database.delete(images, zoneMap);
  } finally {
    database.close();
  }
}
