/**
 * Time after its last sign of life in which a process still counts as ongoing, in milliseconds (REGISTER-30,
 * UPGRADE-19).
 */
export const recentProcessWindow = 1_200_000;

/**
 * True for a time within the window, the window's end included. What has no time is not recent.
 * @param time ISO 8601
 * @param now Milliseconds since 1970
 */
export function isRecent(time: string | undefined, now: number): boolean {
  return time !== undefined && now - Date.parse(time) <= recentProcessWindow;
}
