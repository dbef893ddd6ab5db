export { type Breakpoint, breakpointAt, breakpoints } from '../navigation';
export { BootFrame, type BootFrameProps } from './BootFrame';
export { useBreakpoint } from './breakpoint';
export { Frame, type FrameProps } from './Frame';
export { LoginFrame, type LoginFrameProps } from './LoginFrame';
export { type MarkProps, ProductMark, ProviderMark } from './marks';
export type { MoreItem, NavigationEntry } from './Navigation';
