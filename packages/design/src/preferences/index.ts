export { createPreferences, type Preferences } from './createPreferences';
export {
  PreferencesStoreProvider,
  type PreferencesStoreProviderProps,
  usePersistentState,
} from './PreferencesStoreProvider';
