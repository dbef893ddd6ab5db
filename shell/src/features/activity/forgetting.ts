/** Key under which a person's wish is kept that the activity is forgotten when they sign out. */
export const forgetActivityKey = 'preferences.forgetActivity';

/** Setting to forget the activity at sign-out; it is kept unless the person said so. */
export const readForgetActivity = (kept: unknown): boolean => kept === true;
