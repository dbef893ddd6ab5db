import type { Look } from '../theme';
import { contrast, luminance, shapePairs, textPairs } from '../theme/contrast';
import { type ColorName, colors, schemeOf, type ThemeName } from '../tokens/tokens';
import type { Brand, BrandNote } from './brand';
import { mixColors } from './mixColors';

/** Look made of a brand, and notes on what could not be followed. */
export interface ResolvedBrand {
  /** Changes of the brand to the theme. */
  readonly look: Look;
  /** Deviations from the brand (contrast, unknown values), for those who made it. */
  readonly notes: readonly BrandNote[];
}

const isColor = (value: string) => /^#[0-9a-f]{6}$/.test(value);

/** Families in words or quotes; nothing that could end the declaration. */
const isFont = (value: string) => /^[\w\s"',.-]{1,200}$/.test(value) && value.trim() !== '';

const isRadius = (value: number) => Number.isFinite(value) && value >= 0 && value <= 16;

/** Least luminance of a ground in a light theme, greatest in a dark one: text of either end can be read on it. */
const lightest = 0.6;
const darkest = 0.06;

type Notes = BrandNote[];

/** The values of a brand that are of their kind; notes the others. */
function understood(brand: Brand, notes: Notes): Brand {
  const known = Object.entries(brand).flatMap(([key, value]) => {
    const name = key as keyof Brand;
    if (value === undefined) return [];
    const plain = typeof value === 'string' && !name.startsWith('font') ? value.toLowerCase() : value;
    const fits =
      name === 'radius'
        ? isRadius(Number(value))
        : name.startsWith('font')
          ? isFont(String(value))
          : isColor(String(plain));
    if (!fits) notes.push({ name, why: 'not-understood' });
    return fits ? [[name, plain]] : [];
  });
  return Object.fromEntries(known) as Brand;
}

/** Grounds that belong to the theme: light ones to the light theme, dark ones to the dark. */
function groundsOf(brand: Brand, theme: ThemeName, notes: Notes): Partial<Record<ColorName, string>> {
  const fits = (name: 'canvas' | 'surface') => {
    const wanted = brand[name];
    if (wanted === undefined) return undefined;
    const light = luminance(wanted);
    const wrong = schemeOf(theme) === 'light' ? light < lightest : light > darkest;
    if (wrong) notes.push({ name, why: schemeOf(theme) === 'light' ? 'too-dark' : 'too-light' });
    return wrong ? undefined : wanted;
  };
  const canvas = fits('canvas');
  const surface = fits('surface');
  const end = schemeOf(theme) === 'light' ? '#000000' : '#ffffff';
  return {
    ...(canvas && { canvas, sunken: mixColors(canvas, end, 0.04) }),
    ...(surface && { surface, hover: mixColors(surface, end, 0.05) }),
  };
}

/** The colours that belong to an accent: text on it, hover, and its soft background. */
function accentOf(accent: string, surface: string): Partial<Record<ColorName, string>> {
  const ink = contrast(accent, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
  return {
    accent,
    'accent-ink': ink,
    // Away from the text on it, so that contrast can only grow.
    'accent-hover': mixColors(accent, ink === '#ffffff' ? '#000000' : '#ffffff', 0.18),
    'accent-soft': mixColors(surface, accent, 0.12),
    selected: mixColors(surface, accent, 0.12),
    focus: accent,
  };
}

const pairs = [
  ...textPairs.map(([color, ground]) => ({ color, ground, least: 4.5 })),
  ...shapePairs.map(([color, ground]) => ({ color, ground, least: 3 })),
];

/** Backgrounds stay as chosen; the colours on them are adjusted. */
const fixed: ReadonlySet<ColorName> = new Set(['accent-ink', 'danger-ink', 'tooltip-ink']);

/** The colour, moved towards black or white by the smallest step that gives enough contrast to all of its backgrounds. */
function readable(color: ColorName, all: Readonly<Record<ColorName, string>>, end: string): string {
  const asked = pairs.filter((pair) => pair.color === color);
  const fits = (value: string) => asked.every(({ ground, least }) => contrast(value, all[ground]) >= least);
  for (let step = 0; step < 20; step += 1) {
    const moved = mixColors(all[color], end, step / 20);
    if (fits(moved)) return moved;
  }
  return end;
}

/**
 * A brand as it is drawn in a theme. Every pair of colours that needs contrast in the console has enough
 * afterwards: what would not reach its contrast is moved until it does, grounds that do not belong to the theme are
 * left out. Pure.
 */
export function resolveBrand(brand: Brand, theme: ThemeName): ResolvedBrand {
  const notes: Notes = [];
  const known = understood(brand, notes);
  const sizes = sizesOf(known);
  const own = colors[theme];
  if (theme === 'contrast') {
    for (const name of ['accent', 'link', 'ink', 'canvas', 'surface', 'border'] as const)
      if (known[name]) notes.push({ name, why: 'ignored' });
    return { look: { colors: {}, sizes }, notes };
  }
  const grounds = groundsOf(known, theme, notes);
  const end = schemeOf(theme) === 'light' ? '#000000' : '#ffffff';
  const wanted: Partial<Record<ColorName, string>> = {
    ...grounds,
    ...(known.ink && {
      ink: known.ink,
      'ink-muted': mixColors(known.ink, grounds.surface ?? own.surface, 0.3),
    }),
    ...(known.border && { border: known.border }),
  };
  const all = { ...own, ...wanted };
  if (known.accent) {
    // As a mark on a ground it has to be seen before anything can be read on it.
    all.accent = known.accent;
    Object.assign(all, accentOf(readable('accent', all, end), all.surface), {
      link: known.link ?? known.accent,
    });
  }
  if (known.link) all.link = known.link;
  // Each is a ground of none of the others, so one round is enough.
  for (const { color } of pairs)
    if (!fixed.has(color) && color !== 'accent') all[color] = readable(color, all, end);
  noteCorrections(known, all, notes);
  const changed = Object.entries(all).filter(([name, value]) => own[name as ColorName] !== value);
  return { look: { colors: Object.fromEntries(changed), sizes }, notes };
}

function noteCorrections(known: Brand, all: Readonly<Record<ColorName, string>>, notes: Notes): void {
  for (const name of ['accent', 'link', 'ink'] as const)
    if (known[name] && known[name] !== all[name]) notes.push({ name, why: 'corrected', used: all[name] });
}

function sizesOf({ radius, font, fontMono }: Brand): Record<string, string> {
  const pixels = (value: number) => `${Math.round(value * 10) / 10}px`;
  return {
    ...(radius !== undefined && {
      'radius-small': pixels(radius * 0.66),
      radius: pixels(radius),
      'radius-large': pixels(radius * 1.66),
    }),
    ...(font && { font }),
    ...(fontMono && { 'font-mono': fontMono }),
  };
}
