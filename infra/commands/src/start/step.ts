const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Time in ms after which a step that goes on says so. */
const breath = 5000;

/**
 * Says that a step begins, every five seconds that it goes on, and how long it took.
 * @param next what comes after it, a sentence. @defaultValue nothing is said of that
 */
export async function step<Result>(name: string, act: () => Promise<Result>, next?: string): Promise<Result> {
  console.log(next ? `${name}… ${next}` : `${name}…`);
  const begin = performance.now();
  const took = () => seconds(performance.now() - begin);
  const timer = setInterval(() => console.log(`  ${took()} so far`), breath);
  try {
    const result = await act();
    console.log(`${name}: ${took()}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
