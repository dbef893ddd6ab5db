import { type RefObject, useEffect, useState } from 'react';

/** Width and height of a drawing in pixels; undefined until they are known. */
export function useDrawnSize(drawing: RefObject<SVGSVGElement | null>) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  useEffect(() => {
    if (!drawing.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(drawing.current);
    return () => observer.disconnect();
  }, [drawing]);
  return size;
}
