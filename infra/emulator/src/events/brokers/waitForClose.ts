/** Longest wait for the broker at the end of a connection, in milliseconds. */
const longest = 2000;

/** Waits for what is under way, but not for long. */
export async function waitForClose(underWay: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((done) => {
    timer = setTimeout(done, longest);
  });
  await Promise.race([underWay?.catch(() => {}), enough]);
  clearTimeout(timer);
}
