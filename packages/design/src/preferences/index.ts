export { createPreferences, type Preferences, type TextStore } from './createPreferences';
export {
  PreferencesStoreProvider,
  type PreferencesStoreProviderProps,
  usePersistentState,
} from './PreferencesStoreProvider';
