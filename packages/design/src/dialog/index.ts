export { Dialog, type DialogProps } from './Dialog';
export { DialogChoice, type DialogChoiceProps } from './DialogChoice';
export { Drawer, type DrawerProps } from './Drawer';
