/** Time in ms after which code is kept: nothing that the page needs waits for it. */
const restTime = 3000;

/**
 * Keeps the code of the console once it has come to rest, see `keepCode`. Where that fails, as without room on the
 * device, the next visit loads it as this one did.
 * @param release stands for what is released now: shell and remotes
 * @param wanted removes what was kept if false
 */
export function keepCodeLater(release: string, wanted: boolean): void {
  setTimeout(() => {
    import('./keepCode')
      .then(({ keepCode, stopKeeping }) => (wanted ? keepCode(release) : stopKeeping()))
      .catch(() => undefined);
  }, restTime);
}
