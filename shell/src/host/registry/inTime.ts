/**
 * Limits the time of a promise.
 * @param limit in ms.
 * @throws what `late` gives when the limit has passed.
 */
export async function inTime<T>(promised: Promise<T>, limit: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    return await Promise.race([promised, end]);
  } finally {
    clearTimeout(timer);
  }
}
