/** Name of a theme the console can be shown in. */
export type ThemeName = 'light' | 'dark';

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

/** Colours of both themes: the only place in the console where a colour is written down. */
export const colors: Record<ThemeName, Record<ColorName, string>> = { light, dark };

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

/** Sizes that are the same in both themes; each becomes the custom property `--{name}`. */
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
};

const declare = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

const themeRule = (theme: ThemeName) =>
  `.design[data-theme="${theme}"]{color-scheme:${theme};${declare('color-', colors[theme])}${declare('', shadows[theme])}}`;

/** The custom properties of both themes as one style sheet, for every element with `data-theme`. */
export const tokenSheet = `.design{${declare('space-', spaces)}${declare('', sizes)}}${themeRule('light')}${themeRule('dark')}`;
