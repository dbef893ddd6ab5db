/** Folder and parameters for the thread of the engine. */
export interface EngineOptions {
  /** The folder of a cluster; none: it is in memory. */
  readonly dataDir?: string;
  /** A cluster as a tar file, for one in memory. */
  readonly cluster?: ArrayBuffer;
  /** Further parameters of the engine's command line. */
  readonly startParameters?: readonly string[];
  /** Makes a new cluster instead: parameters of `initdb` and lines of its `postgresql.conf`. */
  readonly initialise?: { readonly parameters: readonly string[]; readonly settings: readonly string[] };
}

/** Request to the engine. */
export type EngineRequest =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      /** Id of the call that began the transaction it belongs to. */
      readonly transaction?: number;
    }
  | { readonly kind: 'execute'; readonly sql: string; readonly transaction?: number }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly transaction: number; readonly commits: boolean }
  /** Answers with the cluster as a tar file. */
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

/** A request on its way to the thread. */
export type EngineCall = EngineRequest & { readonly id: number };

/** Failure of the engine, with the SQLSTATE where there is one. */
interface EngineFailure {
  readonly message: string;
  readonly code?: string;
}

/** Message of the thread. */
export type EngineAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: EngineFailure }
  /** The engine cannot go on: everything that waits has failed, and only another one can open the cluster. */
  | { readonly broken: EngineFailure };
