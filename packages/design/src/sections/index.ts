export { Collapsible, type CollapsibleProps } from './Collapsible';
export { type Tab, Tabs, type TabsProps } from './Tabs';
