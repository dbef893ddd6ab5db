const storing = () => import(/* webpackChunkName: "floorPlanStore" */ './floorPlanStore');

/**
 * Takes the images of a zone map from this device, when the map is gone. Where the browser keeps nothing there is nothing
 * to take away.
 */
export const forgetFloorPlans = (zoneMap: string): Promise<void> =>
  storing()
    .then(({ saveFloorPlans }) => saveFloorPlans(zoneMap, {}))
    .catch(() => undefined);
