/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/facilities';

withService((service) => {
  test('are listed by name, the built-in one among them', async () => {
    const { status, body } = await service().get(`${base}/show`, { as: operator });
    expect(status).toBe(200);
    expect(body).toEqual([
      { name: 'Columbus Distribution Center' },
      { name: 'DEFAULT' },
      { name: 'Market Street Store' },
      { name: 'Riverside Hospital' },
    ]);
  });

  test('are shown by name, whatever is in it', async () => {
    const name = 'North / 2nd "wing" 50%';
    await service().post(`${base}/create`, { body: { name } });
    const { status, body } = await service().get(`${base}/show/${encodeURIComponent(name)}`);
    expect(status).toBe(200);
    expect(body).toEqual({ name });
  });

  test('an unknown one is not found', async () => {
    const { status, body } = await service().get(`${base}/show/Nowhere`);
    expect(status).toBe(404);
    expect(body).toEqual({
      status: 404,
      message: 'Facility "Nowhere" does not exist',
      debugMessage: 'Not found',
    });
  });

  test('[FACILITY-03] one is created, once', async () => {
    const created = await service().post(`${base}/create`, { body: { name: 'Annex', other: 'ignored' } });
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ name: 'Annex' });
    const again = await service().post(`${base}/create`, { body: { name: 'Annex' } });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('Facility "Annex" exists already');
  });

  test('two who create the same at once do not both succeed', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => service().post(`${base}/create`, { body: { name: 'Race' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('one is replaced by itself', async () => {
    for (let time = 0; time < 2; time++)
      expect((await service().put(`${base}/createOrReplace`, { body: { name: 'Annex' } })).status).toBe(200);
    expect((await service().get(`${base}/show`)).body).toHaveLength(5);
  });

  test.each([
    [{}, 'name is required'],
    [{ name: '' }, 'name must NOT have fewer than 1 characters'],
    [{ name: ' ' }, 'name must not be blank'],
    [{ name: '..' }, 'name must not be ".."'],
    [{ name: 'n'.repeat(201) }, 'name must NOT have more than 200 characters'],
    [{ name: 7 }, 'name must be string'],
    [[], 'body must be object'],
    [undefined, 'body must be object'],
    ['{"name":', /^body is not JSON: /],
  ])('%j is refused, naming the field', async (body, message) => {
    const answer = await service().post(`${base}/create`, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      status: 400,
      debugMessage: 'Invalid request',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  test('one that is not used is deleted, without a body in the answer', async () => {
    await service().post(`${base}/create`, { body: { name: 'Annex' } });
    const { status, text } = await service().delete(`${base}/destroy/Annex`);
    expect(status).toBe(204);
    expect(text).toBe('');
    expect((await service().get(`${base}/show/Annex`)).status).toBe(404);
    expect((await service().delete(`${base}/destroy/Annex`)).status).toBe(404);
  });

  test('the built-in one stays', async () => {
    const { status, body } = await service().delete(`${base}/destroy/DEFAULT`);
    expect(status).toBe(409);
    expect(body.message).toBe('Facility "DEFAULT" is built in and cannot be deleted');
  });

  test('one that is used is not, and the answer says by what', async () => {
    const { status, body } = await service().delete(`${base}/destroy/Market%20Street%20Store`);
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 409,
      message:
        'Facility "Market Street Store" is in use: 12 reader definitions, 1 zone map, 2 thresholds, 2 active jobs',
      debugMessage: 'Conflict',
    });
  });
});
