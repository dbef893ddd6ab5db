/** Load failure, handed to the error sub-route of an area in the state of the history entry. */
interface AreaFailure {
  /** Kind of record, in the words of the user. */
  readonly entity: string;
  /** Title of the page that failed. */
  readonly section: string;
  /** Reasons of the failure, one line per error. */
  readonly lines: readonly string[];
  /** Address of the page that failed, with its query. */
  readonly from: string;
  /** Hash of the query that failed, where one did. */
  readonly query?: string;
}

/** History entries outlive the page that made them; after a reload the records are asked for anew instead. */
const thisPage = String(performance.timeOrigin);

/** The state of a history entry that carries a failure. */
export function writeAreaFailure(failure: AreaFailure) {
  return { areaFailure: failure, page: thisPage };
}

/** The failure that a history entry of this page carries, if it does. */
export function readAreaFailure(state: unknown): AreaFailure | undefined {
  const { areaFailure, page } = (state ?? {}) as Partial<ReturnType<typeof writeAreaFailure>>;
  return page === thisPage ? areaFailure : undefined;
}
