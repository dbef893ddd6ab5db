/** @jest-environment ./infra/emulator/testing/environment.ts */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { admin, ServiceUnderTest } from '../../testing/service';

test.each(['GET', 'HEAD'])(
  'a %s with a body that is larger than what is buffered is answered',
  async (method) => {
    const { emulator } = await ServiceUnderTest.start({ fleet: 'factory' });
    const body = JSON.stringify({ x: 'y'.repeat(70_000) });
    // `fetch` sends no bodies with these.
    const asking = request(`${emulator.url}/itemsense/data/v1/items/show`, {
      method,
      agent: false,
      headers: { authorization: admin, 'content-type': 'application/json', 'content-length': body.length },
    });
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(200);
    await emulator.close();
  },
);
