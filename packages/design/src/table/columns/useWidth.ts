import { type RefObject, useLayoutEffect, useState } from 'react';
import { remInPixels } from './rem';

/** Width of an element in rem, brought up to date with it; undefined while it has none. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      setWidth(measured.clientWidth > 0 ? measured.clientWidth / remInPixels(measured) : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
