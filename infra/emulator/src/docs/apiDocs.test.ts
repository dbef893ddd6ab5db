/** @jest-environment ./infra/emulator/testing/environment.ts */
import { Ajv2020 } from 'ajv/dist/2020';
import { knownCalls } from '../../testing/knownCalls';
import { ServiceUnderTest } from '../../testing/service';
import { described } from './openApi';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await ServiceUnderTest.start({ simulation: false });
});
afterAll(() => service.emulator.close());

/** The operations of the document, as the routes are named. */
async function operations() {
  const { paths } = (await service.get('/docs/openapi.json', { as: null })).body;
  return Object.entries<Record<string, object>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operation,
    })),
  );
}

test('every call of the service is described, and nothing that is none', async () => {
  const keys = (await operations()).map(({ key }) => key);
  expect(keys.filter((key) => !described.has(key))).toEqual([]);
  expect([...described.keys()].filter((key) => !keys.includes(key))).toEqual([]);
});

test('every call that clients are known to make is served', async () => {
  const served = (await operations()).map(({ key }) => key.replaceAll(/:\w+/g, '{}'));
  expect(knownCalls.filter((call) => !served.includes(call))).toEqual([]);
});

test('each has a section, a summary, who may call it, and what it answers', async () => {
  for (const { operation } of await operations())
    expect(operation).toMatchObject({
      tags: [expect.stringMatching(/\w/)],
      summary: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/^(For|Needs)/),
      responses: { default: expect.anything() },
    });
});

test('the document holds the schemas that requests are checked by, and they are ones', async () => {
  const { body } = await service.get('/docs/openapi.json', { as: null });
  expect(body.openapi).toMatch(/^3\.1/);
  const create = body.paths['/itemsense/configuration/v1/events/brokers'].post;
  expect(create.requestBody.content['application/json'].schema).toMatchObject({
    required: ['name', 'host', 'port', 'type'],
  });
  expect(create.description).toBe('Needs the role Admin or ConfigManager');
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', ...body });
  for (const name of Object.keys(body.components.schemas))
    expect(() => ajv.getSchema(`document#/components/schemas/${name}`)).not.toThrow();
});

test('what can be read without a parameter is answered as described', async () => {
  const { body } = await service.get('/docs/openapi.json', { as: null });
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'document', ...body });
  const wrong: string[] = [];
  for (const { key, operation } of await operations()) {
    const [method, path = ''] = key.split(' ');
    const schema = Reflect.get(operation, 'responses')[200]?.content?.['application/json']?.schema;
    if (method !== 'GET' || path.includes(':') || !schema) continue;
    const isRight = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
    const answer = await service.get(path);
    if (answer.status === 200 && !isRight(answer.body))
      wrong.push(`${key}: ${ajv.errorsText(isRight.errors)}`);
  }
  expect(wrong).toEqual([]);
});

test('the page needs no script and no style of its own, and shows every call', async () => {
  // The older address leads there.
  const answer = await fetch(`${service.emulator.url}/itemsense/swagger`);
  const html = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
  for (const key of described.keys())
    expect(html).toContain(`<code>${key.replaceAll(/:(\w+)/g, '{$1}')}</code>`);
  const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(service.emulator.url + style)).headers.get('content-type')).toBe(
    'text/css; charset=utf-8',
  );
});
