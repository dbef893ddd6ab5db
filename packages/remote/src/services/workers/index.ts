export { type PinnedWorkers, pinnedWorkers } from './pinnedWorkers';
