export { ListOption, type ListOptionProps } from './ListOption';
export { Menu, type MenuProps } from './Menu';
export type { MenuItem } from './MenuEntry';
