import type { AnswerCache, ReadAnswer } from './answerCache';
import type { Call } from './call';
import { interpret } from './interpret';
import {
  isRepeatable,
  type Perform,
  type Performed,
  type Send,
  type Sending,
  type WireAnswer,
} from './layer';
import { requestOf } from './request';

/** Makes requests of calls, and answers of responses. @param send the steps down to the network */
export const readAnswers =
  (baseUrl: string, cache: AnswerCache, send: Send): Perform =>
  async (call, { token, signal: caller, ...reading }) => {
    const request = requestOf(call, token);
    const url = baseUrl + request.path;
    const known = isRepeatable(call) ? cache.recall(url, call.name, token) : undefined;
    const headers = known?.tag ? { ...request.headers, 'If-None-Match': known.tag } : request.headers;
    const answer = await send({ ...request, headers, call, url, token, caller, reading });
    if (answer.status === 304 && known?.tag) return { status: 304, answer: known.answer as never };
    return readAnswer(call, { path: request.path, url }, cache, known, answer);
  };

/**
 * Reads an answer; text that was read already is not read again.
 * @param known the last answer to the call, if somebody still holds it
 */
export function readAnswer<Answer>(
  call: Call<Answer>,
  { path, url }: Pick<Sending, 'path' | 'url'>,
  cache: AnswerCache,
  known: ReadAnswer | undefined,
  { status, ok, body, tag, requestId }: WireAnswer,
): Performed<Answer> {
  const text = typeof body === 'string' ? body : undefined;
  const told = { status, text, requestId };
  const keep = (answer: unknown) => cache.keep(url, call.name, { text: text ?? '', tag }, answer);
  if (ok && known && known.text === text) {
    if (known.tag !== tag) keep(known.answer);
    return { ...told, answer: known.answer as Answer };
  }
  const outcome = interpret(call, { name: call.name, method: call.method, path }, status, body);
  if (isRepeatable(call) && ok && 'answer' in outcome) keep(outcome.answer);
  return { ...told, ...outcome };
}
