import { hasMosquitto, type Mosquitto, startMosquitto } from './mosquitto';

/** Runs a suite against a Mosquitto of its own, where it is installed; where not, that is said and counted as skipped. */
export function withMosquitto(name: string, suite: (mosquitto: () => Mosquitto) => void): void {
  const isThere = hasMosquitto();
  if (!isThere) console.warn(`NOT TESTED against Mosquitto by WebSockets: ${name}. It is not installed.`);
  (isThere ? describe : describe.skip)(`${name} (Mosquitto)`, () => {
    let mosquitto: Mosquitto | undefined;
    beforeAll(async () => {
      mosquitto = await startMosquitto();
    });
    afterAll(() => mosquitto?.close());
    suite(() => {
      if (!mosquitto) throw new Error('Mosquitto has not been started.');
      return mosquitto;
    });
  });
}
