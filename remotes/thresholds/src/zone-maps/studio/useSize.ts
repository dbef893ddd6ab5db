import { useEffect, useState } from 'react';

/** Size of the drawing on the screen, in pixels; a usual one until it is known. */
export function useSize(element: { readonly current: SVGSVGElement | null }) {
  const [size, setSize] = useState({ width: 840, height: 560 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
