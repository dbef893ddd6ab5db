import type { FloorImages } from './floorImage';

const storing = () => import(/* webpackChunkName: "floorImageStore" */ './floorImageStore');

const listeners = new Set<(zoneMap: string) => void>();

/** Tells which zone map has other images from now on. @returns ends it */
export function onFloorImages(listener: (zoneMap: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The images that this device keeps for a zone map. @throws when the browser keeps nothing */
export const loadFloorImages = async (zoneMap: string): Promise<FloorImages> =>
  (await storing()).readImages(zoneMap);

/** Keeps the images of a zone map on this device. @throws when the browser keeps nothing, or has no room */
export async function saveFloorImages(zoneMap: string, images: FloorImages): Promise<void> {
  await (await storing()).writeImages(zoneMap, images);
  for (const listener of listeners) listener(zoneMap);
}

/**
 * Gives a copy of a zone map the images of the map. Where the browser keeps nothing there is nothing to give.
 * @param from name of the map
 * @param to name of its copy
 */
export const copyFloorImages = (from: string, to: string): Promise<void> =>
  loadFloorImages(from)
    .then((images) => saveFloorImages(to, images))
    .catch(() => undefined);

/** Takes the images of a zone map from this device, when the map is gone. */
export const forgetFloorImages = (zoneMap: string): Promise<void> =>
  saveFloorImages(zoneMap, {}).catch(() => undefined);
