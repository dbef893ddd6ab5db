import { Session } from 'node:inspector';

/** Calls of functions in this process, in all of its scripts. */
export interface CallCount {
  /** Calls since the last count. */
  take(): number;
  /** Ends it; the process is as quick as before then. */
  stop(): void;
}

/**
 * Counts calls of functions, by the coverage of the engine: the same work is the same number on every machine, however
 * busy it is.
 */
export function countCalls(): CallCount {
  const session = new Session();
  session.connect();
  const ask = (method: string, parameters?: object): object => {
    let answer = {};
    // Answers of a session in its own process come at once.
    session.post(method, parameters, (error, result) => {
      if (error) throw error;
      answer = result ?? {};
    });
    return answer;
  };
  ask('Profiler.enable');
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    take() {
      const { result } = ask('Profiler.takePreciseCoverage') as {
        result: { functions: { ranges: { count: number }[] }[] }[];
      };
      const whole = result.flatMap(({ functions }) => functions).map(({ ranges }) => ranges[0]?.count ?? 0);
      return whole.reduce((sum, count) => sum + count, 0);
    },
    stop() {
      ask('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
