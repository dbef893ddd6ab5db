import type { ViewportSize } from '@playwright/test';

/** The widths that are looked at. */
export const widths = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 900, height: 1180 },
  phone: { width: 400, height: 800 },
} as const satisfies Record<string, ViewportSize>;
