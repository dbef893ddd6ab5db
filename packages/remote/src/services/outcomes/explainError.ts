import { ServiceError } from '@console/api-client';
import type { Translate } from '@console/design/messages';

/** One entry of an error that carries several. */
interface ErrorEntry {
  readonly title?: unknown;
  readonly detail?: unknown;
  readonly message?: unknown;
}

/** The parts of an error that may hold words for the user; nothing of it is taken for granted. */
interface ErrorLike {
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly payload?: { readonly message?: unknown; readonly errors?: unknown } | null;
}

/** Bodies that are there and empty all the same [ERROR-05]. */
const saysNothing: ReadonlySet<string> = new Set(['null', '{}', '[]']);

const aborted = /adapter operation was aborted/i;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Joins parts of one thought with a colon, leaving out what is empty or said already. */
function join(...parts: readonly unknown[]): string {
  return [...new Set(parts.filter(isText).map((part) => part.trim()))].join(': ');
}

/** One line for each entry of an errors array: title, detail and message combined [ERROR-02]. */
function entryLines(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [];
  return errors
    .map((entry: unknown) => {
      if (isText(entry)) return entry.trim();
      const { title, detail, message } = (entry ?? {}) as ErrorEntry;
      return join(title, detail, message);
    })
    .filter(isText);
}

/** Fields at the end of a sentence, `: JobId=6fca, name=count`, are for programs. */
const fieldsAtEnd = /[:;,]\s*\w+=[^,\s]*(?:,\s*\w+=[^,]*)*$/;

/** A line without the fields that a service writes for programs; one that has nothing else stays as it is. */
const withoutFields = (line: string) => line.replace(fieldsAtEnd, '') || line;

/** Detail of an error: words of the service, or those of the console in the language of the user. */
export function detailOf({ kind, detail }: ServiceError, translate: Translate): string {
  if (kind === 'unreachable') return translate('outcome.unreachable');
  return kind === 'unreadable' ? translate('outcome.unreadable') : detail;
}

/** The words of an error before any of them is replaced. */
function rawLines(error: unknown, translate: Translate): string[] {
  if (isText(error)) return [error.trim()];
  if (typeof error !== 'object' || error === null) return [];
  const { message, errors, payload } = error as ErrorLike;
  const body = error instanceof ServiceError ? (error.body as ErrorLike | null | undefined) : undefined;
  const entries = [errors, payload?.errors, typeof body === 'object' ? body?.errors : undefined]
    .map(entryLines)
    .find((lines) => lines.length > 0);
  if (entries) return entries;
  if (error instanceof ServiceError)
    return saysNothing.has(error.detail.trim())
      ? []
      : [join(translate('outcome.answered'), detailOf(error, translate))];
  return [payload?.message, message].filter(isText).slice(0, 1);
}

/**
 * Explanation of an error for the user, one line or more [ERROR-02 to ERROR-06].
 * @param model Name of what was asked for, in the user's words: `reader definition`.
 */
export function explainError(error: unknown, model: string, translate: Translate): string[] {
  if (error instanceof ServiceError && error.kind === 'unreachable') return [detailOf(error, translate)];
  const lines = rawLines(error, translate);
  if (lines.some((line) => aborted.test(line)) || (error instanceof ServiceError && error.kind === 'aborted'))
    return [translate('outcome.aborted', { model })];
  return lines.length > 0 ? lines.map(withoutFields) : [translate('outcome.unexpected')];
}
