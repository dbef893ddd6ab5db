/** Time in ms without input after which code is kept: nothing that somebody waits for waits for it. */
const restTime = 5000;

/** Events of somebody who uses the page. */
const inputs = ['keydown', 'pointerdown'] as const;

/**
 * Keeps the code of the console once it has come to rest, see `keepCode`. Where that fails, as without room on the
 * device, the next visit loads it as this one did.
 * @param release stands for what is released now: shell and remotes
 * @param wanted removes what was kept if false
 */
export function keepCodeLater(release: string, wanted: boolean): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(rest);
    rest = setTimeout(keep, restTime);
  };
  restart();
  for (const input of inputs) addEventListener(input, restart, true);

  function keep(): void {
    for (const input of inputs) removeEventListener(input, restart, true);
    import('./keepCode')
      .then(({ keepCode, stopKeeping }) => (wanted ? keepCode(release) : stopKeeping()))
      .catch(() => undefined);
  }
}
