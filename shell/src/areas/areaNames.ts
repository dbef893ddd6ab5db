import type { Area } from '@console/remote';
import { areas } from '@console/remote';

/** The area that an address is in: its first segment, where that is one. */
export function areaOf(pathname: string): Area | undefined {
  const first = pathname.split('/')[1];
  return areas.find((area) => area === first);
}

/** Key of an area's name in the catalogue. */
export const areaName = (area: Area) => `area.${area}`;
