/** True for a file that stands in for the shell, on pages that have none; the console never loads it. */
export const isFallback = (path: string): boolean => /(^|\/)fallback\.[^/]*$/.test(path);
