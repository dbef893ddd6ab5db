import type { ModelName } from './model';

/** Subject of a query, for the one place that reports its failure. */
export type QueryMeta = {
  /** Kind of the records where a failure is reported. @defaultValue the words of the report stay general. */
  readonly model?: ModelName;
  /** Identifier of the record asked for. @defaultValue the query asks for many. */
  readonly id?: string;
  /** No such record is an ordinary answer of this query, `null` (ERROR-11). @defaultValue `false`. */
  readonly notFoundAllowed?: boolean;
  /**
   * An alert reports failures, for a query whose failures no page shows: `always`, or `later`, only when a poll fails
   * after there was an answer. @defaultValue the page shows every failure itself
   */
  readonly alert?: 'always' | 'later';
};

/** Actions of mutations on records. */
export const mutationActions = [
  'authenticate',
  'scan',
  'save',
  'delete',
  'restart',
  'start',
  'stop',
  'copy',
  'complete',
  'generate',
  'revoke',
  'download',
  'import',
  'export',
  'reset',
  'test',
  'select',
  'clear',
] as const;

/** Action of a mutation on a record. */
export type MutationAction = (typeof mutationActions)[number];

/** Where a report of a mutation leads: the job that was started, the job that is in the way. */
export interface ReportLink {
  /** `Open night-count`. */
  readonly label: string;
  /** Address in the console. */
  readonly to: string;
}

/** Result of a mutation. */
export interface MutationEnd<Answer = unknown, Variables = unknown> {
  readonly variables: Variables;
  /** @defaultValue it failed */
  readonly answer?: Answer;
  /** @defaultValue it succeeded */
  readonly error?: unknown;
}

/** Action offered once a mutation has succeeded, mostly to undo it. */
export interface ReportAction {
  /** Text of the button. */
  readonly label: string;
  readonly onAct: () => void;
}

/** Subject and action of a mutation, for the one place that reports its success and its failure. */
export type MutationMeta = {
  readonly model: ModelName;
  readonly action: MutationAction;
  /** It takes a change of the record back, and its reports say so. @defaultValue `false` */
  readonly undo?: boolean;
  /** Name of the record, taken from what the mutation was called with. @defaultValue only the model is named. */
  readonly describe?: (variables: unknown) => string;
  /** The page itself shows success and failure. @defaultValue `false`. */
  readonly silent?: boolean;
  /** Where the reports lead; a page that knows addresses adds it with {@link linkReports}. @defaultValue nowhere */
  readonly links?: (end: MutationEnd) => readonly ReportLink[];
  /** Actions that the report of its success offers, by its variables. @defaultValue none */
  readonly actions?: (variables: unknown) => readonly ReportAction[];
};

/**
 * A mutation whose reports lead somewhere.
 * @example
 * useMutation(linkReports(useResource(jobMutations).start(), ({ answer }) => answer ? [{ label, to }] : []));
 */
export function linkReports<
  Options extends {
    readonly meta?: MutationMeta;
    mutationFn?: (variables: never, ...context: never[]) => Promise<unknown>;
  },
>(
  options: Options,
  links: (
    end: MutationEnd<
      Awaited<ReturnType<NonNullable<Options['mutationFn']>>>,
      Parameters<NonNullable<Options['mutationFn']>>[0]
    >,
  ) => readonly ReportLink[],
): Options {
  return { ...options, meta: { ...options.meta, links } as MutationMeta };
}

/** Meta of a mutation whose variables are `Variables`. */
export function mutationMeta<Variables>(
  meta: Omit<MutationMeta, 'describe'> & { readonly describe?: (variables: Variables) => string },
): MutationMeta {
  return meta as MutationMeta;
}
