/** Clock of the service, as its answers tell it. */
export interface ServiceClock {
  /** Reads the time of an answer, if it carries one. */
  note(headers: Headers): void;
  /**
   * Milliseconds by which the clock of the service is ahead of that of this browser, by its latest answer; negative
   * when it is behind. Exact to about a second. Undefined before the first answer, and when answers carry no time.
   */
  difference(): number | undefined;
}

/** Creates a clock that learns the service's time from the `Date` of its answers. */
export function serviceClock(): ServiceClock {
  let difference: number | undefined;
  return {
    note(headers) {
      const servedAt = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(servedAt)) difference = servedAt - Date.now();
    },
    difference: () => difference,
  };
}
