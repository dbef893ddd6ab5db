export { type MountOptions, mount, type Unmount } from './mount';
