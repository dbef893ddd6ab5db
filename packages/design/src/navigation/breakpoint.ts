/** Width classes of the layout. */
export type Breakpoint = 'mobile' | 'tablet' | 'desktop' | 'jumbo';

/** Smallest width of each class in CSS pixels [NAV-11]. */
export const breakpoints = { tablet: 768, desktop: 992, jumbo: 1201 } as const;

/** The class of a width in CSS pixels [NAV-11]. */
export function breakpointAt(width: number): Breakpoint {
  if (width >= breakpoints.jumbo) return 'jumbo';
  if (width >= breakpoints.desktop) return 'desktop';
  return width >= breakpoints.tablet ? 'tablet' : 'mobile';
}
