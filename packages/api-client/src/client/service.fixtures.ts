import {
  type RecordingProxy,
  type RecordingProxyOptions,
  startRecordingProxy,
} from '@console/testing/recording';

const running: RecordingProxy[] = [];

/** Starts a service that answers as told, and ends it after the test. */
export async function serviceThat(answer: RecordingProxyOptions['answer']): Promise<RecordingProxy> {
  const service = await startRecordingProxy({ answer });
  running.push(service);
  return service;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});
