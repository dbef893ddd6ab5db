import {
  type CSSProperties,
  type ReactNode,
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react';
import { type Density, type ThemeName, tokenSheet } from '../tokens/tokens';
import { adopt, type StyleRoot } from './adopt';
import { DesignContext, type Look } from './DesignContext';
import { keepFocus } from './keepFocus';
import themeCss from './theme.css';

/** Theme, density and look for everything inside. */
export interface DesignProviderProps {
  /** Theme to show. @defaultValue that of the provider around this one, else `light` */
  theme?: ThemeName;
  /** Distances and sizes. @defaultValue that of the provider around this one, else `comfortable` */
  density?: Density;
  /** Values in place of those of the theme. @defaultValue those of the provider around this one */
  look?: Look;
  /** Page or shadow root to draw in. @defaultValue that of the provider around this one, else the page */
  root?: StyleRoot;
  children?: ReactNode;
}

/** A look as custom properties of an element; React sets them one by one, which the policy allows. */
function propertiesOf({ colors, sizes }: Look): CSSProperties {
  const named = (prefix: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]);
  return Object.fromEntries([...named('color-', colors), ...named('', sizes)]) as CSSProperties;
}

/**
 * Gives everything inside it the look of the console: tokens, base styles, place for popups. What has the focus and is
 * taken away hands it on: {@link keepFocus}.
 */
export function DesignProvider({ theme, density, look, root, children }: DesignProviderProps) {
  const around = useContext(DesignContext);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const usedTheme = theme ?? around?.theme ?? 'light';
  const usedDensity = density ?? around?.density ?? 'comfortable';
  const usedLook = look ?? around?.look;
  const usedRoot = root ?? around?.root ?? document;
  useInsertionEffect(() => {
    adopt(usedRoot, tokenSheet);
    adopt(usedRoot, themeCss);
  }, [usedRoot]);
  const isOutermost = around === null;
  useEffect(() => (container && isOutermost ? keepFocus(container) : undefined), [container, isOutermost]);
  const design = useMemo(
    () => ({ theme: usedTheme, density: usedDensity, look: usedLook, root: usedRoot, container }),
    [usedTheme, usedDensity, usedLook, usedRoot, container],
  );
  return (
    <DesignContext value={design}>
      <div
        className="design"
        data-theme={usedTheme}
        data-density={usedDensity}
        style={look && propertiesOf(look)}
        ref={setContainer}
      >
        {children}
      </div>
    </DesignContext>
  );
}
