import { type GivenAnswer, type RecordingProxy, startRecordingProxy } from './recordingProxy';

/** The service as one test sees it. */
export interface ServiceOfTest {
  /** Origin, without a trailing slash; another one in each test. */
  readonly url: string;
  /** Answers a request in place of the emulator for the rest of the test: `give('GET /path', { status: 500 })`. */
  give(request: string, answer: GivenAnswer): void;
  /** Leaves a request without an answer. @returns gives the answer. */
  hold(request: string): (answer: GivenAnswer) => void;
  /** Leaves a request to the emulator again. */
  takeBack(request: string): void;
  /** Requests so far, as `GET /path`, oldest first. */
  asked(): readonly string[];
  /** Changing requests so far, as `POST /path`, with the body as it was sent. */
  changes(): readonly { readonly request: string; readonly body: unknown }[];
}

/** Puts a recording proxy before the emulator for each test of the file or `describe` it is called in. */
export function serviceOfTest(): ServiceOfTest {
  const given = new Map<string, GivenAnswer | Promise<GivenAnswer>>();
  let proxy: RecordingProxy;

  beforeEach(async () => {
    given.clear();
    proxy = await startRecordingProxy({
      target: emulator.url,
      answer: ({ method, path }) => given.get(`${method} ${path}`),
    });
  });
  afterEach(() => proxy.close());

  return {
    get url() {
      return proxy.url;
    },
    give: (request, answer) => given.set(request, answer),
    hold: (request) => {
      let answerIt: (answer: GivenAnswer) => void = () => undefined;
      given.set(request, new Promise((resolve) => (answerIt = resolve)));
      return (answer) => {
        given.set(request, answer);
        answerIt(answer);
      };
    },
    takeBack: (request) => given.delete(request),
    asked: () => proxy.requests.map(({ method, path }) => `${method} ${path}`),
    changes: () =>
      proxy.requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => ({
          request: `${method} ${path}`,
          body: body === '' ? undefined : JSON.parse(body),
        })),
  };
}
