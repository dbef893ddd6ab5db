import { type ReactNode, useContext, useInsertionEffect, useMemo, useState } from 'react';
import { adopt, type StyleRoot } from './adopt';
import { DesignContext } from './DesignContext';
import themeCss from './theme.css';
import { type Density, type ThemeName, tokenSheet } from './tokens';

/** Options of {@link DesignProvider}. */
export interface DesignProviderProps {
  /** Theme to show; default that of the provider around this one, else `light`. */
  theme?: ThemeName;
  /** How close things stand; default that of the provider around this one, else `comfortable`. */
  density?: Density;
  /** Page or shadow root to draw in; default that of the provider around this one, else the page. */
  root?: StyleRoot;
  children?: ReactNode;
}

/** Gives everything inside it the look of the console: tokens, base styles, place for popups. */
export function DesignProvider({ theme, density, root, children }: DesignProviderProps) {
  const around = useContext(DesignContext);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const usedTheme = theme ?? around?.theme ?? 'light';
  const usedDensity = density ?? around?.density ?? 'comfortable';
  const usedRoot = root ?? around?.root ?? document;
  useInsertionEffect(() => {
    adopt(usedRoot, tokenSheet);
    adopt(usedRoot, themeCss);
  }, [usedRoot]);
  const design = useMemo(
    () => ({ theme: usedTheme, density: usedDensity, root: usedRoot, container }),
    [usedTheme, usedDensity, usedRoot, container],
  );
  return (
    <DesignContext value={design}>
      <div className="design" data-theme={usedTheme} data-density={usedDensity} ref={setContainer}>
        {children}
      </div>
    </DesignContext>
  );
}
