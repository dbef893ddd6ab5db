/** @jest-environment ./infra/emulator/testing/environment.ts */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGateway } from '@console/gateway';
import { outside } from '../../emulator/testing/outside';
import { createSite } from '../../gateway/test/site';

const folder = join(__dirname, '../monitoring');
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const metrics = { port: 0, host: '127.0.0.1' };

/** Names of metrics in expressions, without the endings that a histogram adds. */
const named = (expressions: string) =>
  new Set(
    [...expressions.matchAll(/\b(?:console|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    ),
  );

test('dashboard and alerts ask for metrics that gateway and emulator have', async () => {
  const site = await createSite();
  const emulator = await outside.startEmulator({ metrics, simulation: false, fleet: 'factory' });
  const gateway = await startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir: site.shellDir,
    store: site.store,
    registryKeys: site.registryKeys,
    serviceUrl: emulator.url,
    metrics,
    timings: true,
    logLevel: 'silent',
  });
  const served = await Promise.all(
    [gateway.metricsUrl, emulator.metricsUrl].map(async (url) => (await fetch(url ?? '')).text()),
  );
  await gateway.close();
  await emulator.close();
  await site.remove();
  const known = new Set([...served.join('\n').matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(text('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const asked = named(
    [text('alerts.yml'), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))].join('\n'),
  );
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(8);
});

const isThere = spawnSync('promtool', ['--version']).status === 0;
if (!isThere)
  console.warn('Not tested: alert rules by promtool, which is not installed (Debian: prometheus).');
(isThere ? test : test.skip)('Prometheus accepts the alert rules and its configuration', () => {
  for (const check of [
    ['rules', 'alerts.yml'],
    ['config', 'prometheus.yml'],
  ]) {
    const { status, stderr } = spawnSync('promtool', ['check', ...check], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  }
});
