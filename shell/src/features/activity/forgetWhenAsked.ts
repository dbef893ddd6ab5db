import { createPreferences } from '@console/design/preferences';
import { safeStorage } from '@console/design/storage';
import { forgetActivityKey, readForgetActivity } from './forgetting';
import { forgetActivity } from './store';

/** Forgets what a person has changed, where they asked for that in their preferences. Never fails. */
export async function forgetWhenAsked(user: string): Promise<void> {
  const preferences = createPreferences(user, safeStorage('localStorage'));
  if (readForgetActivity(preferences.get(forgetActivityKey))) await forgetActivity(user);
}
