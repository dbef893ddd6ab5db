export { type SafeStorage, type StorageName, safeStorage } from './safeStorage';
