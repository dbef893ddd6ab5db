import type { ZoneMap } from '@console/api-client/zone-maps';
import { useStore } from '@console/design/store';
import { useEffect, useRef, useState } from 'react';
import { createStudio, type Drawing, type DrawingActions, type StudioStore } from './createStudio';

/** A drawing as components use it: its state now, and the ways to change it. */
export interface StudioState extends Drawing, DrawingActions {
  readonly store: StudioStore;
}

/**
 * Draws the zones of a map for as long as the component is there.
 *
 * @param nameOfZone - gives the name of a new zone
 */
export function useStudio(zoneMap: ZoneMap, nameOfZone: () => string): StudioState {
  const latestName = useRef(nameOfZone);
  useEffect(() => {
    latestName.current = nameOfZone;
  });
  const [store] = useState(() => createStudio(zoneMap, () => latestName.current()));
  const { drawing, ...actions } = store;
  return { ...useStore(drawing), ...actions, store };
}
