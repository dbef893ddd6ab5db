import { loadFloorImages, saveFloorImages } from '@console/design/plan';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FloorPlan, FloorPlans } from './floorPlan';

/** Milliseconds after which a change is kept: a slider changes many times a second. */
const settled = 300;

/**
 * The images under the zones of a map. The service has no place for them: they are kept on this device, and live as
 * long as the page where the browser keeps nothing.
 */
export function useFloorPlans(zoneMap: string) {
  const [plans, setPlans] = useState<FloorPlans>({});
  const [kept, setKept] = useState(true);
  const latest = useRef(plans);
  const loaded = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: FloorPlans) => {
    latest.current = next;
    setPlans(next);
  }, []);

  const keep = useCallback(async () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    // What is kept already must not be overwritten before it was read.
    await loaded.current;
    try {
      await saveFloorImages(zoneMap, latest.current);
      setKept(true);
    } catch {
      setKept(false);
    }
  }, [zoneMap]);

  useEffect(() => {
    let left = false;
    loaded.current = loadFloorImages(zoneMap).then(
      (stored) => {
        if (!left && Object.keys(stored).length > 0) show({ ...stored, ...latest.current });
      },
      // A browser that keeps nothing says so when something is to be kept.
      () => undefined,
    );
    return () => {
      left = true;
      void keep();
    };
  }, [zoneMap, keep, show]);

  const change = useCallback(
    (next: FloorPlans) => {
      show(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(), settled);
    },
    [keep, show],
  );
  return {
    plans,
    /** True if this device keeps them. */
    kept,
    /** Puts the image of a floor in the place of the one before; undefined takes it away. */
    setPlan: useCallback(
      (floor: string, plan: FloorPlan | undefined) => {
        const { [floor]: _, ...others } = latest.current;
        change(plan ? { ...others, [floor]: plan } : others);
      },
      [change],
    ),
    /** Puts the images of a file in the place of those of the same floors. */
    addPlans: useCallback((added: FloorPlans) => change({ ...latest.current, ...added }), [change]),
  };
}

/** Plans and setters of {@link useFloorPlans}. */
export type FloorPlansState = ReturnType<typeof useFloorPlans>;
