export {
  createEmitter,
  createStore,
  type Emitter,
  type ReadableStore,
  type Store,
  useStore,
} from './createStore';
export { hasSameItems, useSteady } from './useSteady';
