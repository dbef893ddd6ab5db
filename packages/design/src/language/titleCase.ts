const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** A word of the service that has no translation, in title case: `RESTARTING_RDE` reads `Restarting Rde`. */
export const titleCased = (word: string): string => word.split('_').filter(Boolean).map(titled).join(' ');
