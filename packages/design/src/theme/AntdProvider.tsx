import { createCache, StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import theme from 'antd/es/theme';
import { type ReactNode, useMemo } from 'react';
import type { StyleRoot } from './adopt';
import { useDesign } from './DesignContext';
import { colors, controlHeights, type Density, schemeOf, type ThemeName } from './tokens';

const caches = new WeakMap<StyleRoot, ReturnType<typeof createCache>>();

function cacheOf(root: StyleRoot) {
  const cache = caches.get(root) ?? createCache();
  caches.set(root, cache);
  return cache;
}

function antdTheme(name: ThemeName, density: Density) {
  const color = colors[name];
  return {
    algorithm: schemeOf(name) === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { prefix: 'console', key: `console-${name}-${density}` },
    // Without it antd would style every link of the page.
    hashed: true,
    token: {
      colorPrimary: color.accent,
      colorInfo: color.info,
      colorSuccess: color.success,
      colorWarning: color.warning,
      colorError: color.danger,
      colorText: color.ink,
      // What stands on the accent colour: dark in the dark themes.
      colorTextLightSolid: color['accent-ink'],
      colorTextPlaceholder: color['ink-muted'],
      colorTextDescription: color['ink-muted'],
      colorTextQuaternary: color['ink-muted'],
      colorBgContainer: color.surface,
      colorBgElevated: color.surface,
      colorBorder: color['border-strong'],
      colorBorderSecondary: color.border,
      controlItemBgHover: color.hover,
      controlItemBgActive: color.selected,
      controlHeight: controlHeights[density],
      borderRadius: 6,
      fontFamily: 'inherit',
      fontSize: density === 'compact' ? 13 : 14,
      // Reduced motion takes animations away, whose end antd would wait for.
      motion: false,
    },
  };
}

/** Gives the components of antd inside it the colours and sizes of the console, in the current root. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { theme: name, density, root, container } = useDesign();
  const themed = useMemo(() => antdTheme(name, density), [name, density]);
  return (
    <StyleProvider cache={cacheOf(root)} container={root instanceof ShadowRoot ? root : undefined}>
      <ConfigProvider
        prefixCls="console"
        iconPrefixCls="console-icon"
        theme={themed}
        getPopupContainer={() => container ?? document.body}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
