/** Decisions of the main navigation, without anything that draws it. */
export { type Breakpoint, breakpointAt, breakpoints } from './breakpoint';
export { countFitting } from './countFitting';
export { isWithin } from './isWithin';
