import type { Call } from './call';
import { failureDetail, failureTitle, unreadableDetail } from './failure';
import type { ServedFile } from './servedFile';
import { type FailedCall, ServiceError } from './serviceError';

/** Meaning of an answer for its call: a value, or the error to throw. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: ServiceError };

/**
 * Interprets an answer: the call's value, or the {@link ServiceError} to throw. Decides only.
 * @param raw Body as text, blank when there is none; of a success that is read as a file, the file.
 */
export function interpret<Answer>(
  call: Call<Answer>,
  failed: FailedCall,
  status: number,
  raw: string | ServedFile | undefined,
): Outcome<Answer> {
  const success = status >= 200 && status <= 299;
  const unchanged = typeof raw !== 'string' || (success && call.reads === 'text');
  const parsed = unchanged ? asIs(raw) : parse(raw);
  if (!success) {
    if (status === 404 && call.notFound) return call.notFound;
    const body = parsed.readable ? parsed.body : raw;
    const detail = failureDetail(body, String(raw ?? ''));
    return {
      error: new ServiceError({ kind: 'refused', call: failed, title: failureTitle, detail, status, body }),
    };
  }
  if (!parsed.readable) {
    const parts = { title: failureTitle, detail: unreadableDetail, status, body: raw };
    return { error: new ServiceError({ kind: 'unreadable', call: failed, ...parts, cause: parsed.cause }) };
  }
  const reading = call.answer(parsed.body);
  if (reading.matches) return { answer: reading.value };
  const detail = `The answer to "${call.name}" does not match: ${reading.reason}`;
  const parts = { title: failureTitle, detail, status, body: parsed.body };
  return { error: new ServiceError({ kind: 'mismatch', call: failed, ...parts }) };
}

type Parsed =
  | { readonly readable: true; readonly body: unknown }
  | { readonly readable: false; readonly cause: unknown };

const asIs = (raw: unknown): Parsed => ({ readable: true, body: raw });

function parse(raw: string): Parsed {
  if (raw.trim() === '') return { readable: true, body: undefined };
  try {
    return { readable: true, body: JSON.parse(raw) };
  } catch (cause) {
    return { readable: false, cause };
  }
}
