import { createCache, StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import theme from 'antd/es/theme';
import { type ReactNode, useMemo } from 'react';
import { directionOf } from '../language';
import { useLocale } from '../messages';
import { colors, controlHeights, type Density, schemeOf, sizes, type ThemeName } from '../tokens/tokens';
import type { StyleRoot } from './adopt';
import { type Look, useDesign } from './DesignContext';

const caches = new WeakMap<StyleRoot, ReturnType<typeof createCache>>();

function cacheOf(root: StyleRoot) {
  const cache = caches.get(root) ?? createCache();
  caches.set(root, cache);
  return cache;
}

const lookIds = new WeakMap<Look, number>();
let lastLookId = 0;

/** Tells looks apart by the name of their variables. */
function idOf(look: Look | undefined): number {
  if (!look) return 0;
  const known = lookIds.get(look);
  if (known !== undefined) return known;
  lastLookId += 1;
  lookIds.set(look, lastLookId);
  return lastLookId;
}

function antdTheme(name: ThemeName, density: Density, look: Look | undefined) {
  const color = { ...colors[name], ...look?.colors };
  return {
    algorithm: schemeOf(name) === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { prefix: 'console', key: `console-${name}-${density}-${idOf(look)}` },
    // Without it antd would style every link of the page.
    hashed: true,
    token: {
      colorPrimary: color.accent,
      colorPrimaryHover: color['accent-hover'],
      colorPrimaryActive: color['accent-hover'],
      colorPrimaryBg: color['accent-soft'],
      colorPrimaryBgHover: color['accent-soft'],
      colorPrimaryBorder: color.accent,
      colorPrimaryBorderHover: color['accent-hover'],
      colorInfo: color.info,
      colorSuccess: color.success,
      colorWarning: color.warning,
      colorError: color.danger,
      colorErrorBg: color['danger-soft'],
      colorText: color.ink,
      // Links inside what antd draws look like all others.
      colorLink: color.link,
      colorLinkHover: color.link,
      colorLinkActive: color.link,
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      // Text on the accent colour: dark in the dark themes.
      colorTextLightSolid: color['accent-ink'],
      colorTextPlaceholder: color['ink-muted'],
      colorTextDescription: color['ink-muted'],
      colorTextQuaternary: color['ink-muted'],
      colorBgContainer: color.surface,
      colorBgElevated: color.surface,
      colorBgLayout: color.sunken,
      colorBgSpotlight: color.tooltip,
      colorBorder: color['border-strong'],
      colorBorderSecondary: color.border,
      controlItemBgHover: color.hover,
      controlItemBgActive: color.selected,
      controlHeight: controlHeights[density],
      borderRadius: Number.parseFloat(look?.sizes.radius ?? sizes.radius),
      fontFamily: 'inherit',
      fontSize: density === 'compact' ? 13 : 14,
      // Reduced motion takes animations away, whose end antd would wait for.
      motion: false,
    },
    components: {
      Tabs: {
        horizontalItemGutter: 4,
        itemColor: color['ink-muted'],
        itemHoverColor: color.ink,
        itemSelectedColor: color.ink,
      },
      Segmented: {
        trackBg: color.sunken,
        itemColor: color.ink,
        itemHoverBg: color.hover,
        itemHoverColor: color.ink,
        itemSelectedBg: color.accent,
        itemSelectedColor: color['accent-ink'],
      },
      Slider: {
        railBg: color['border-strong'],
        railHoverBg: color['border-strong'],
        trackBg: color.accent,
        trackHoverBg: color['accent-hover'],
        handleColor: color.accent,
      },
      Tree: {
        nodeSelectedBg: color.selected,
        nodeHoverBg: color.hover,
        directoryNodeSelectedBg: color.selected,
      },
    },
  };
}

/** Gives the components of antd inside it the colours and sizes of the console, in the current root. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { theme: name, density, look, root, container } = useDesign();
  const direction = directionOf(useLocale());
  const themed = useMemo(() => antdTheme(name, density, look), [name, density, look]);
  return (
    <StyleProvider cache={cacheOf(root)} container={root instanceof ShadowRoot ? root : undefined}>
      <ConfigProvider
        prefixCls="console"
        iconPrefixCls="console-icon"
        theme={themed}
        direction={direction}
        getPopupContainer={(trigger) =>
          // A modal dialog makes everything outside of it inert, and what floats belongs to a landmark.
          trigger?.closest<HTMLElement>('dialog, main') ?? container ?? document.body
        }
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
