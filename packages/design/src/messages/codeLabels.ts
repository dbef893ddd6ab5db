import { type KeyEnd, type MessageKey, type Translate, translateKey } from './MessagesContext';

/** Names a code; undefined where there is none. */
export interface CodeLabel {
  (code: string, translate: Translate): string;
  (code: string | undefined, translate: Translate): string | undefined;
}

/**
 * Names codes of the service by the texts `start.code`. The compiler finds a code that has no text.
 * @param otherwise what stands for a code that only a newer service knows. @defaultValue the code as it comes
 * @example
 * ```ts
 * export const jobStatusLabel = codeLabels('jobs.status', jobStatuses, titleCased);
 * jobStatusLabel('RUNNING', translate);
 * ```
 */
export function codeLabels<Start extends string>(
  start: Start,
  codes: readonly KeyEnd<Start>[],
  otherwise: (code: string, translate: Translate) => string = (code) => code,
): CodeLabel {
  const known: ReadonlySet<string> = new Set(codes);
  function label(code: string, translate: Translate): string;
  function label(code: string | undefined, translate: Translate): string | undefined;
  function label(code: string | undefined, translate: Translate) {
    if (code === undefined) return undefined;
    return known.has(code)
      ? translateKey(translate, `${start}.${code}` as MessageKey)
      : otherwise(code, translate);
  }
  return label;
}
