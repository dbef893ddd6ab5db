import { type GivenAnswer, type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { createServiceClient, orNone, type ServiceClient, ServiceError } from '../client';
import { requestOf } from '../client/request';
import { showFacility } from '../facilities';
import { everySample, record, type Sample, secret } from './calls';
import { type Fault, faults } from './faults';

const lookup = record(orNone(showFacility('Hall 2')), { name: 'Hall 2' });
const samples = new Map([...everySample, ['lookup that allows for none', lookup]]);

const never = new Promise<never>(() => undefined);
const onUnauthorized = jest.fn();
const running: RecordingProxy[] = [];

beforeEach(() => onUnauthorized.mockClear());
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

/** Method, path and body, by which calls are told apart on the wire. */
const asSent = (request: { method: string; path: string; body?: string }) =>
  `${request.method} ${request.path} ${request.body ?? ''}`.trim();

const sentBy = ({ call }: Sample) => asSent(requestOf(call, secret));

/** A service that answers each call in its way. */
async function serviceThat(answerOf: (sample: Sample) => GivenAnswer | 'never') {
  const answers = new Map([...samples.values()].map((sample) => [sentBy(sample), answerOf(sample)]));
  const service = await startRecordingProxy({
    answer: (request) => {
      const answer = answers.get(asSent(request));
      return answer === 'never' ? never : answer;
    },
  });
  running.push(service);
  return service;
}

async function addressOfNobody() {
  const gone = await startRecordingProxy({});
  await gone.close();
  return gone.url;
}

/** A client before something that goes wrong. */
async function clientBefore({ answer }: Fault) {
  const options = { token: () => secret, onUnauthorized };
  if (answer === 'nobody') return createServiceClient({ ...options, baseUrl: await addressOfNobody() });
  const { url: baseUrl } = await serviceThat(() => answer);
  return createServiceClient({ ...options, baseUrl, ...(answer === 'never' && { timeout: 50 }) });
}

/** Outcome of one call, as a value or the error as told. */
async function outcomeOf(client: ServiceClient, { call }: Sample) {
  const error: unknown = await client.call(call).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return 'done';
  if (!(error instanceof ServiceError)) throw error;
  const { kind, status, title, detail, call: failed } = error;
  const leaks = [JSON.stringify(error), error.stack, String(error.cause)].join().includes(secret);
  return { kind, status, title, detail, call: `${failed.method} ${failed.name}`, leaks };
}

/** Outcome that a fault should have for a call. */
function expectedOf({ means }: Fault, sample: Sample) {
  const told = means(sample);
  if (told === 'done') return told;
  const { name, method } = sample.call;
  const { kind, status, detail = expect.stringContaining(`The answer to "${name}" does not match: `) } = told;
  const title = 'ItemSense responded with an error';
  return { kind, status, title, detail, call: `${method} ${name}`, leaks: false };
}

/** Outcomes of all calls at once, by their names. */
async function outcomesOf(client: ServiceClient) {
  const outcomes = [...samples].map(async ([name, sample]) => [name, await outcomeOf(client, sample)]);
  return Object.fromEntries(await Promise.all(outcomes));
}

const byName = <Value>(of: (sample: Sample) => Value) =>
  Object.fromEntries([...samples].map(([name, sample]) => [name, of(sample)]));

test.each(Object.entries(faults))(
  '[ERROR-01] [ERROR-08] [ERROR-11] %s: every call says what failed and why, and works again',
  async (_name, fault) => {
    expect(await outcomesOf(await clientBefore(fault))).toEqual(
      byName((sample) => expectedOf(fault, sample)),
    );
    const signedIn = [...samples.values()].filter(({ call }) => call.authorized !== false);
    expect(onUnauthorized).toHaveBeenCalledTimes(fault.endsSession ? signedIn.length : 0);

    const service = await serviceThat(({ answer: body }) => ({ body }));
    const client = createServiceClient({ baseUrl: service.url, token: () => secret });
    expect(await outcomesOf(client)).toEqual(byName(() => 'done'));
    expect(service.requests.map(asSent).sort()).toEqual([...samples.values()].map(sentBy).sort());
  },
);
