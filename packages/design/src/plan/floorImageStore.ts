import { openDB } from 'idb';
import type { FloorImages } from './floorImage';

const images = 'images';

const open = () =>
  openDB<{ [images]: { key: string; value: FloorImages } }>('console-floor-plans', 1, {
    upgrade: (database) => void database.createObjectStore(images),
  });

/** The images that this device keeps for a zone map. @throws when the browser keeps nothing */
export async function readImages(zoneMap: string): Promise<FloorImages> {
  const database = await open();
  try {
    return (await database.get(images, zoneMap)) ?? {};
  } finally {
    database.close();
  }
}

/** Keeps the images of a zone map on this device. @throws when the browser keeps nothing, or has no room */
export async function writeImages(zoneMap: string, written: FloorImages): Promise<void> {
  const database = await open();
  try {
    if (Object.keys(written).length > 0) await database.put(images, written, zoneMap);
    else await database.delete(images, zoneMap);
  } finally {
    database.close();
  }
}
