import { ask } from '../test/ask';
import { setUpGateways } from '../test/gateways';
import { parcels, registryOf } from '../test/site';

const setup = setUpGateways({ metrics: { port: 0, host: '127.0.0.1' } });

const metrics = async () => (await fetch(setup.gateway.metricsUrl ?? '')).text();
const report = (body: object) =>
  ask(setup.gateway.url, '/console/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'JWT job' },
    body: JSON.stringify({ kind: 'failure', version: '1.0.0', build: 'aaaa', code: 'altered', ...body }),
  });

test('metrics tell what is served, what failed and what browsers report, and are not on the public port', async () => {
  await ask(setup.gateway.url, '/assets/main.22222222.js');
  await ask(setup.gateway.url, '/api/machine/is_version?token=secret');
  await report({ remote: 'parcels' });
  await report({ remote: 'parcels', build: 'invented' });
  await report({ remote: 'invented' });
  await setup.site.release(registryOf(7, parcels('1.0.0', 'aaaa')));
  await setup.service.close();
  expect((await ask(setup.gateway.url, '/api/machine/is_version')).status).toBe(502);
  const text = await metrics();
  for (const line of [
    'console_gateway_requests_total{method="GET",route="/assets/*",status="200"} 1',
    'console_gateway_requests_total{method="GET",route="/api/*",status="502"} 1',
    'console_gateway_proxy_failures_total{reason="unreachable"} 1',
    'console_gateway_remote_reports_total{remote="parcels",build="aaaa",kind="failure"} 1',
    'console_gateway_remote_reports_total{remote="parcels",build="other",kind="failure"} 1',
    'console_gateway_remote_reports_total{remote="unknown",build="other",kind="failure"} 1',
    'console_gateway_registry_revision 7',
    'console_gateway_source_problem{source="registry"} 0',
    `console_gateway_registry_made_timestamp_seconds ${Date.parse('2026-11-21T10:00:00.000Z') / 1000}`,
    'console_gateway_info{version="1.0.0",shell="1.2.3",build="c0ffee00",contract="1.0.0"} 1',
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/invented|secret/);
  expect((await ask(setup.gateway.url, '/metrics')).text).not.toContain('console_gateway_');
});

test('an answer carries the id of its request, and so does what the service is asked', async () => {
  const { headers, text } = await ask(setup.gateway.url, '/api/echo', {
    headers: { 'x-request-id': 'chosen' },
  });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(text).toContain(String(headers['x-request-id']));
  expect(text).not.toContain('chosen');
});
