import { useEffect, useState } from 'react';
import type { FloorImage, FloorImages } from './floorImage';
import { loadFloorImages, onFloorImages } from './floorImages';

/** A floor of a zone map. */
export interface MappedFloor {
  /** Name of the zone map. */
  readonly zoneMap: string;
  readonly floor: string;
}

/** The image that this device keeps of a floor; null where it keeps none, undefined while that is not known. */
export function useFloorImage(of: MappedFloor | undefined): FloorImage | null | undefined {
  const zoneMap = of?.zoneMap;
  const [known, setKnown] = useState<{ readonly zoneMap: string; readonly images: FloorImages }>();
  useEffect(() => {
    if (zoneMap === undefined) return;
    let left = false;
    const load = () =>
      loadFloorImages(zoneMap)
        .catch(() => ({}))
        .then((images) => {
          if (!left) setKnown({ zoneMap, images });
        });
    void load();
    const end = onFloorImages((changed) => {
      if (changed === zoneMap) void load();
    });
    return () => {
      left = true;
      end();
    };
  }, [zoneMap]);
  return of && known?.zoneMap === of.zoneMap ? (known.images[of.floor] ?? null) : undefined;
}
