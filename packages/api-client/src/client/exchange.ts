import { abortedDetail, failureTitle, unreachableDetail, unreadableDetail } from './failure';
import type { Send, Sending } from './layer';
import { servedFile } from './servedFile';
import type { ServiceClock } from './serviceClock';
import { ServiceError, type ServiceErrorKind } from './serviceError';
import { withinSignal } from './withinSignal';

/** Sends requests over the network. The innermost step. */
export function exchange(send: typeof fetch, clock: ServiceClock): Send {
  return async (sending) => {
    const { call, url, method, headers, body, signal, reading, onFile } = sending;
    const response = await send(url, { method, headers, body, signal, cache: 'no-store' }).catch(
      (cause: unknown) => {
        throw lost(sending, 'unreachable', unreachableDetail, cause);
      },
    );
    const { status, ok } = response;
    clock.note(response.headers);
    const rest = <Body>(reading: Promise<Body>): Promise<Body> => {
      const within = signal ? withinSignal(reading, signal) : reading;
      return within.catch((cause: unknown) => {
        throw lost(sending, 'unreadable', unreadableDetail, cause, status);
      });
    };
    const isFile = call.reads === 'file' && ok;
    if (isFile) onFile?.();
    return {
      status,
      ok,
      tag: response.headers.get('etag'),
      requestId: response.headers.get('x-request-id') ?? undefined,
      body: await rest<Awaited<ReturnType<typeof servedFile>> | string>(
        isFile ? servedFile(response, reading) : response.text(),
      ),
    };
  };
}

/** Failure without an answer. Who gave up gets no answer either, but for another reason. */
function lost(
  { call, method, path, caller }: Sending,
  kind: ServiceErrorKind,
  detail: string,
  cause: unknown,
  status?: number,
): ServiceError {
  const why = caller?.aborted ? ({ kind: 'aborted', detail: abortedDetail } as const) : { kind, detail };
  return new ServiceError({
    ...why,
    call: { name: call.name, method, path },
    title: failureTitle,
    status,
    cause,
  });
}
