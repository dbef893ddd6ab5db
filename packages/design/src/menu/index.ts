export { Menu, type MenuProps } from './Menu';
export type { MenuItem } from './MenuEntry';
