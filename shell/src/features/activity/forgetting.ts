/** Key under which a person's wish is kept that the activity is forgotten when they sign out. */
export const forgetActivityKey = 'preferences.forgetActivity';

/** Whether the activity is forgotten at sign-out; it is kept unless the person said so. */
export const readForgetActivity = (kept: unknown): boolean => kept === true;
