/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

interface Found {
  readonly name: string | null;
  readonly ipAddress: string;
  readonly needsAuth: boolean;
  readonly known: boolean;
}

withService((service) => {
  const scan = async (query: string) =>
    (await service().get(`/api/readers?refresh=true&${query}`)).body as Found[];
  const find = (address: string, query = '?type=ip') => service().get(`/api/readers/find/${address}${query}`);
  const authenticate = (body: object) => service().put('/api/readers/authenticate', { body });
  const addresses = (readers: readonly Found[]) => readers.map(({ ipAddress }) => ipAddress);

  test('[REGISTER-07] a scan of networks finds what hangs on them, defined or not', async () => {
    const found = await scan('networks=2,3');
    expect(found.filter(({ known }) => !known)).toEqual([
      {
        name: 'xSpan-14-66-a0',
        serialNumber: '370-22-31-0019',
        ipAddress: '10.21.4.41',
        simpleModelName: 'xSpan',
        facility: null,
        needsAuth: false,
        known: false,
      },
      {
        name: null,
        serialNumber: null,
        ipAddress: '10.21.4.42',
        simpleModelName: null,
        facility: null,
        needsAuth: true,
        known: false,
      },
      expect.objectContaining({ ipAddress: '10.22.8.41', needsAuth: false }),
      expect.objectContaining({ ipAddress: '10.22.8.42', needsAuth: true }),
    ]);
    const known = found.filter((reader) => reader.known);
    expect(known).toContainEqual(
      expect.objectContaining({ name: 'MS-Stock-Room', simpleModelName: 'xArray', needsAuth: false }),
    );
    expect(known).toContainEqual(expect.objectContaining({ name: 'RH-Ward-2A', ipAddress: '10.22.8.61' }));
    expect(known.map(({ name }) => name)).not.toContain('RH-Loading-Bay');
    expect(addresses(found).some((address) => address.startsWith('10.20.'))).toBe(false);
  });

  test('[REGISTER-08] a scan of an address covers its class C network, a name finds its host', async () => {
    const near = addresses(await scan('addresses=10.20.1.200'));
    expect(near).toContain('10.20.1.41');
    expect(near.every((address) => address.startsWith('10.20.1.'))).toBe(true);
    expect(await scan('addresses=speedwayr-10-c3-0e.rh.example')).toEqual([
      expect.objectContaining({ name: 'RH-Ward-2A', ipAddress: '10.22.8.61', known: true }),
    ]);
    expect(await scan('addresses=192.168.1.1,nowhere.example')).toEqual([]);
  });

  test('a scan of nowhere is refused', async () => {
    const noList = 'addresses must be host names or IPv4 addresses, separated by commas';
    for (const [query, message] of [
      ['', 'networks or addresses must say where to look'],
      ['networks=1,99', 'networks has no network "99"'],
      ['addresses=10.0.0.1,,10.0.0.2', noList],
      ['addresses=10.0.0.300', noList],
    ] as const) {
      const { status, body } = await service().get(`/api/readers?${query}`);
      expect([status, body.message]).toEqual([400, message]);
    }
  });

  test('[REGISTER-13] a reader with a password tells about itself once it is set', async () => {
    const right = { ipAddress: '10.21.4.42', username: 'root', password: 'till-3' };
    for (const wrong of [{ password: 'till-4' }, { username: 'admin' }]) {
      const { status, body } = await authenticate({ ...right, ...wrong });
      expect(status).toBe(400);
      expect(body.message).toMatch(
        /^password is not the one of "(root|admin)" on the reader at 10\.21\.4\.42$/,
      );
    }
    expect((await find('10.21.4.42')).body.needsAuth).toBe(true);
    expect((await authenticate(right)).status).toBe(200);
    expect((await find('10.21.4.42')).body).toEqual({
      name: 'SpeedwayR-12-77-1b',
      serialNumber: '371-19-26-0855',
      ipAddress: '10.21.4.42',
      simpleModelName: 'Speedway R420',
      facility: null,
      needsAuth: false,
      known: false,
    });
  });

  test('nothing is found where nothing is', async () => {
    expect((await find('10.99.9.9')).status).toBe(404);
    expect((await find('10.21.4.42', '?type=name')).status).toBe(400);
    expect((await authenticate({ ipAddress: '10.99.9.9', username: 'root', password: 'x' })).status).toBe(
      404,
    );
  });

  test('is the administrator’s', async () => {
    expect((await service().get('/api/readers?networks=1', { as: operator })).status).toBe(403);
  });
});
