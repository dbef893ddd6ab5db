export { createMemory, type Memory, type TextStore } from './createMemory';
export { MemoryProvider, type MemoryProviderProps, useRemembered } from './MemoryProvider';
