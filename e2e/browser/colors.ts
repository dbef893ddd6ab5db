import type { StepPage } from './steps';

/** A place in the window, in pixels of the page. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Colours as they were drawn at places of a page, in any engine: the page itself reads them from a picture of it.
 * @param picture a PNG of the window, in base64
 */
export function colorsIn(page: StepPage, picture: string, places: readonly Place[]): Promise<string[]> {
  return page.evaluate(
    async ([source, at]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const { width, height } = image;
      const drawing = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
        willReadFrequently: true,
      });
      drawing?.drawImage(image, 0, 0);
      const scale = width / innerWidth;
      return at.map(({ x, y }) => String(drawing?.getImageData(x * scale, y * scale, 1, 1).data));
    },
    [picture, places] as const,
  );
}
