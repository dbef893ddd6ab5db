/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requestOf } from '../client/request';
import { everyCall, everySample } from './calls';
import { documentedCalls } from './documentedCalls';

/** All calls as they go over the wire: `GET /path/Dock%2001`, and the names of their parameters. */
const sent = [...everySample.values()].map(({ call }) => {
  const { method, path } = requestOf(call, undefined);
  const { pathname, searchParams } = new URL(path, 'http://service');
  return { request: `${method} ${pathname}`, query: [...searchParams.keys()].sort().join('&') };
});

/** Matches a call against a pattern: `GET /show/Dock%2001` of `GET /show/{name}`. */
function isOf(pattern: string, request: string): boolean {
  const fixed = pattern.split(/\{\w+\}/).map((text) => text.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('[^/]+')}$`).test(request);
}

test('all calls of all resources are among those that are tried with every fault', async () => {
  const source = join(__dirname, '..');
  const resources = readdirSync(source).filter((folder) => existsSync(join(source, folder, 'calls.ts')));
  expect(Object.keys(everyCall).sort()).toEqual(resources.sort());
  const left: string[] = [];
  for (const resource of resources) {
    const exported: object = await import(`../${resource}/calls`);
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'function' && !everyCall[resource]?.[name]) left.push(name);
  }
  // What else these files hold.
  expect(left).toEqual([
    'InvalidProcessTypeError',
    'fetchProductVersion',
    'isProvisioned',
    'writeRegistration',
    'writeUpgrade',
  ]);
});

test.each(Object.entries(documentedCalls))(
  '[WIRE-02] [WIRE-03] [WIRE-04] [WIRE-06] [WIRE-07] the client makes every call of the document about %s',
  (_document, calls) => {
    const missing = calls.filter((call) => {
      const [pattern = '', parameters = ''] = call.split('?');
      const query = parameters.split('&').sort().join('&');
      return !sent.some((each) => isOf(pattern, each.request) && each.query === query);
    });
    expect(missing).toEqual([]);
  },
);

test('the service has a route for every call of the client', async () => {
  const { paths }: { paths: Record<string, object> } = await (
    await fetch(`${emulator.url}/docs/openapi.json`)
  ).json();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const lost = sent
    // The document names HEAD with GET, and an address that ends with a slash without it.
    .map(({ request }) => request.replace(/^HEAD/, 'GET').replace(/\/$/, ''))
    .filter((request) => !routes.some((route) => isOf(route, request)));
  expect(lost).toEqual([]);
});
