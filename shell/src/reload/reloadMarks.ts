/** What session storage remembers of a reload; null when nothing, or when it refuses. */
export function rememberedReload(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a reload, so that it is not repeated. @returns whether the mark will be there afterwards */
export function rememberReload(key: string, mark: string): boolean {
  try {
    sessionStorage.setItem(key, mark);
    return true;
  } catch {
    return false;
  }
}
