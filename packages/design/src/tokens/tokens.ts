/** Name of a theme the console can be shown in. */
export type ThemeName = 'light' | 'dark' | 'contrast';

/** All themes. `contrast` is for who needs the strongest contrast; text in it has at least 7. */
export const themeNames: readonly ThemeName[] = ['light', 'dark', 'contrast'];

/** Distances and sizes. `compact` shows more at once; targets stay at least 24 px high. */
export type Density = 'comfortable' | 'compact';

/** A colour of the theme; becomes the custom property `--color-{name}`. */
export type ColorName = keyof typeof light;

const light = {
  canvas: '#f2f5f7',
  surface: '#ffffff',
  sunken: '#e9eef2',
  hover: '#eef4f6',
  selected: '#dff0f4',
  ink: '#15212b',
  'ink-muted': '#4c5d6b',
  border: '#d3dce3',
  'border-strong': '#748593',
  accent: '#0a687e',
  'accent-hover': '#085366',
  'accent-soft': '#dff0f4',
  'accent-ink': '#ffffff',
  link: '#0a5f77',
  focus: '#0a687e',
  success: '#1a6b3a',
  'success-soft': '#e2f3e8',
  warning: '#835000',
  'warning-soft': '#fdf0d9',
  danger: '#b0241c',
  'danger-hover': '#8d1b15',
  'danger-soft': '#fce9e7',
  'danger-ink': '#ffffff',
  info: '#1c5aa3',
  'info-soft': '#e6effa',
  neutral: '#4c5d6b',
  'neutral-soft': '#e9eef2',
  bar: '#0f2530',
  'bar-hover': '#1b3744',
  'bar-active': '#24495a',
  'bar-ink': '#d3e1e7',
  'bar-ink-strong': '#ffffff',
  'bar-accent': '#5bcbe2',
  tooltip: '#15212b',
  'tooltip-ink': '#ffffff',
} as const;

const dark: Record<ColorName, string> = {
  canvas: '#0e161c',
  surface: '#162129',
  sunken: '#0e161c',
  hover: '#1d2b35',
  selected: '#173b47',
  ink: '#e3ebf0',
  'ink-muted': '#9db0bd',
  border: '#2a3b47',
  'border-strong': '#6d8393',
  accent: '#5bc3d9',
  'accent-hover': '#84d4e5',
  'accent-soft': '#15333d',
  'accent-ink': '#06232b',
  link: '#6fcde1',
  focus: '#84d4e5',
  success: '#6fd096',
  'success-soft': '#14301f',
  warning: '#f0b95b',
  'warning-soft': '#33260f',
  danger: '#ff9088',
  'danger-hover': '#ffb0aa',
  'danger-soft': '#3b1b1a',
  'danger-ink': '#2d0805',
  info: '#86b9f4',
  'info-soft': '#172a41',
  neutral: '#9db0bd',
  'neutral-soft': '#22313b',
  bar: '#0a1319',
  'bar-hover': '#172731',
  'bar-active': '#1d3642',
  'bar-ink': '#c3d3dc',
  'bar-ink-strong': '#ffffff',
  'bar-accent': '#5bcbe2',
  tooltip: '#e3ebf0',
  'tooltip-ink': '#0e161c',
};

const contrast: Record<ColorName, string> = {
  canvas: '#000000',
  surface: '#000000',
  sunken: '#141414',
  hover: '#262626',
  selected: '#06345c',
  ink: '#ffffff',
  'ink-muted': '#e6e6e6',
  border: '#a6a6a6',
  'border-strong': '#ffffff',
  accent: '#ffd60a',
  'accent-hover': '#ffe76b',
  'accent-soft': '#332b00',
  'accent-ink': '#000000',
  link: '#8ad8ff',
  focus: '#ffd60a',
  success: '#7df2a5',
  'success-soft': '#00210d',
  warning: '#ffc861',
  'warning-soft': '#291b00',
  danger: '#ffb3ad',
  'danger-hover': '#ffd3cf',
  'danger-soft': '#330503',
  'danger-ink': '#000000',
  info: '#a8d1ff',
  'info-soft': '#001d3d',
  neutral: '#e6e6e6',
  'neutral-soft': '#262626',
  bar: '#000000',
  'bar-hover': '#262626',
  'bar-active': '#06345c',
  'bar-ink': '#ffffff',
  'bar-ink-strong': '#ffffff',
  'bar-accent': '#ffd60a',
  tooltip: '#ffffff',
  'tooltip-ink': '#000000',
};

/** Colours of all themes: the only place in the console where a colour is written down. */
export const colors: Record<ThemeName, Record<ColorName, string>> = { light, dark, contrast };

/** Colour scheme of the browser's own parts (scroll bars, lists) in a theme. */
export const schemeOf = (theme: ThemeName): 'light' | 'dark' => (theme === 'light' ? 'light' : 'dark');

/** Distances on the 8 px grid (4 px for the inside of small things); become `--space-{n}`. */
export const spaces = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
} as const;

const compactSpaces = {
  1: '0.125rem',
  2: '0.375rem',
  3: '0.5rem',
  4: '0.75rem',
  5: '1rem',
  6: '1.5rem',
  7: '2rem',
} as const satisfies Record<keyof typeof spaces, string>;

/** Height of controls in pixels, for what does not read custom properties. */
export const controlHeights: Record<Density, number> = { comfortable: 36, compact: 28 };

/** Sizes that are the same in all themes; each becomes the custom property `--{name}`. */
export const sizes = {
  'radius-small': '4px',
  radius: '6px',
  'radius-large': '10px',
  control: '2.25rem',
  'control-small': '1.75rem',
  'text-small': '0.8125rem',
  text: '0.875rem',
  'text-large': '1rem',
  'text-title': '1.375rem',
  'weight-strong': '600',
  font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  'font-mono': 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  motion: '150ms',
} as const;

const compactSizes = {
  control: '1.75rem',
  'control-small': '1.5rem',
  text: '0.8125rem',
  'text-small': '0.75rem',
  'text-title': '1.25rem',
} as const satisfies Partial<Record<keyof typeof sizes, string>>;

const shadows: Record<ThemeName, Record<'shadow' | 'shadow-large' | 'scrim', string>> = {
  light: {
    shadow: '0 1px 2px rgb(21 33 43 / 6%)',
    'shadow-large': '0 12px 40px rgb(21 33 43 / 22%), 0 2px 8px rgb(21 33 43 / 12%)',
    scrim: 'rgb(15 37 48 / 45%)',
  },
  dark: {
    shadow: '0 1px 2px rgb(0 0 0 / 30%)',
    'shadow-large': '0 12px 40px rgb(0 0 0 / 60%), 0 2px 8px rgb(0 0 0 / 40%)',
    scrim: 'rgb(4 9 12 / 65%)',
  },
  contrast: {
    shadow: 'none',
    'shadow-large': 'none',
    scrim: 'rgb(0 0 0 / 80%)',
  },
};

const declare = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

const themeRule = (theme: ThemeName) =>
  `.design[data-theme="${theme}"]{color-scheme:${schemeOf(theme)};${declare('color-', colors[theme])}${declare('', shadows[theme])}}`;

function composeSheet(): string {
  const comfortable = `.design{${declare('space-', spaces)}${declare('', sizes)}}`;
  const compact = `.design[data-density="compact"]{${declare('space-', compactSpaces)}${declare('', compactSizes)}}`;
  return `${comfortable}${compact}${themeNames.map(themeRule).join('')}`;
}

/** The custom properties of all themes as one style sheet, for every element with `data-theme`. */
export const tokenSheet = /* @__PURE__ */ composeSheet();
