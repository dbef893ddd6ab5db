import type { RfidBrand } from '@console/embed';

const names = ['accent', 'link', 'ink', 'canvas', 'surface', 'border', 'radius', 'font', 'fontMono'] as const;
const texts: ReadonlySet<string> = new Set(['font', 'fontMono']);

/** `fontMono` → `--rfid-font-mono`. */
const propertyOf = (name: string) =>
  `--rfid-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

let brush: CanvasRenderingContext2D | null | undefined;

/** Any colour that CSS knows, as `#rrggbb`; what is none stays as it is. */
function hexOf(color: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#[0-9a-f]{6}$/i.test(color) || !CSS.supports('color', color)) return color;
  brush ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) return color;
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const channels = [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function pixelsOf(length: string): number {
  const value = Number.parseFloat(length);
  return /rem$/.test(length)
    ? value * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    : value;
}

function read(name: string, value: string): string | number {
  if (name === 'radius') return pixelsOf(value);
  return texts.has(name) ? value : hexOf(value);
}

/**
 * Reads the look that a page gives an element in it: its custom properties, and over them its settings by script.
 * It is decided where it is drawn if it can be followed.
 */
export function readBrand(element: Element, given: RfidBrand = {}): RfidBrand {
  const style = getComputedStyle(element);
  const said = names.flatMap((name) => {
    const value = given[name] ?? style.getPropertyValue(propertyOf(name)).trim();
    return value === '' ? [] : [[name, read(name, String(value))]];
  });
  return Object.fromEntries(said) as RfidBrand;
}
