import { createContext, useContext, useInsertionEffect } from 'react';
import type { ColorName, Density, ThemeName } from '../tokens/tokens';
import { adopt, type StyleRoot } from './adopt';

/** Values in place of those of a theme, as `@console/design/brand` resolves them. */
export interface Look {
  readonly colors: Partial<Record<ColorName, string>>;
  /** Sizes and fonts by the names of their custom properties, without `--`. */
  readonly sizes: Readonly<Record<string, string>>;
}

/** Theme, density and document root that components are drawn in. */
export interface Design {
  /** Theme in force. */
  theme: ThemeName;
  /** Distances and sizes. */
  density: Density;
  /** Differences from the theme; undefined for none. */
  look?: Look;
  /** Page or shadow root that gets the style sheets. */
  root: StyleRoot;
  /** Element of the nearest provider, in which popups go; null until it is in the page. */
  container: HTMLElement | null;
}

/** Design of the provider around a component; null without one. */
export const DesignContext = createContext<Design | null>(null);

/** The place and theme this component is drawn in; the page in light theme when there is no provider. */
export function useDesign(): Design {
  return (
    useContext(DesignContext) ?? {
      theme: 'light',
      density: 'comfortable',
      root: document,
      container: document.body,
    }
  );
}

/**
 * Makes sure that a style sheet is in force where this component is drawn.
 *
 * @param css - text of the sheet, as `import css from './page.css'` gives it
 */
export function useStyles(css: string): void {
  const { root } = useDesign();
  useInsertionEffect(() => adopt(root, css), [root, css]);
}
