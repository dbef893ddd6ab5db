import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { browserArguments } from '@console/e2e/browser/chromium';
import { remoteNames } from '@console/e2e/site/builds';
import { prepareSite } from '@console/e2e/site/prepareSite';
import { findBrowser, inWorkspace } from '@console/workspace';
import { type Browser, chromium } from '@playwright/test';
import { measureAfterRelease } from './afterRelease';
import { goAround } from './areas';
import { measureAuditCost } from './auditCost';
import { buildBaseline } from './baseline';
import { buildLimits, exceeded, limits } from './budgets';
import { buildBundle } from './buildBundle';
import { weighBuilds, weighPage } from './builds';
import { measureBusyMonitor } from './busyMonitor';
import { type ComparedOpening, compareOpenings } from './compare';
import { measureConfigurationForm } from './configurationForm';
import { type Consoles, startConsoles, trustArgument } from './consoles';
import { compareInFirefox, type FirefoxOpening, launchFirefox } from './firefoxOpenings';
import { measureFirstFrames } from './firstFrames';
import { openFirstPages } from './firstPages';
import { measureLargeTables } from './largeTables';
import { measureLiveCharts } from './liveCharts';
import { measureLiveEdits } from './liveEdits';
import { measureLogViewer } from './logViewer';
import { createJobs, measureManyJobs } from './manyJobs';
import { measureManyReaders } from './manyReaders';
import { weighPackage } from './packages';
import { measurePalette } from './palette';
import { measurePlan } from './planFrames';
import { type LargeResults, type Results, report } from './report';
import { costOfService } from './service';
import { measureServiceLoad } from './serviceLoad';
import { measureZoneStudio } from './zoneStudio';

const quick = process.argv.includes('--quick');
const runs = Number(process.env.BENCH_RUNS ?? (quick ? 3 : 5));
const many = Number(process.env.BENCH_READERS ?? 10_000);
const jobs = Number(process.env.BENCH_JOBS ?? 5000);
const tableRows = Number(process.env.BENCH_TABLE_ROWS ?? 100_000);
const results = inWorkspace('bench/results');

const say = (text: string) => console.log(text);

async function named<T>(names: readonly string[], measure: (name: string) => Promise<T>) {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await measure(name)] as const)),
  );
}

say('Weighing the builds…');
await prepareSite('strongest');
const builds = await weighBuilds();
const packages = await named(['api-client', 'design', 'remote'], weighPackage);
const pages = await named(Object.keys(limits.pages), weighPage);
say('Building the same sources as one bundle, and a plain antd and Vite application…');
const others = { bundle: await buildBundle(), baseline: await buildBaseline() };

/** Opens login and list in Firefox, where there is one. */
async function measureFirefox(consoles: Consoles): Promise<FirefoxOpening[] | undefined> {
  const firefox = await launchFirefox();
  try {
    return firefox && (await compareInFirefox(firefox, consoles, runs));
  } finally {
    await firefox?.close();
  }
}

/** Measures large numbers of everything. */
async function measureLarge(browser: Browser): Promise<LargeResults> {
  say(`Listing ${many} readers…`);
  const crowded = await startConsoles(others, { readers: many }, { pollInterval: 500 });
  const palette = await measurePalette(browser, crowded, many);
  // Last: it has more readers arrive.
  const manyReaders = await measureManyReaders(browser, crowded, many);
  await crowded.close();

  say(`Listing ${jobs} jobs…`);
  const busy = await startConsoles(others, {}, {}, createJobs(jobs));
  const manyJobs = await measureManyJobs(browser, busy, jobs);
  say('Reading a log of 100 MB, and drawing the host live…');
  const logViewer = await measureLogViewer(browser, busy);
  const liveCharts = await measureLiveCharts(browser, busy);
  await busy.close();

  say('Opening the first page of each area, watching 20 thresholds and drawing 500 zones…');
  const site = await startConsoles(others);
  const firstPages = await openFirstPages(browser, site, 3);
  const firstFrames = await measureFirstFrames(browser, site, runs);
  const firefox = await measureFirefox(site);
  const busyMonitor = await measureBusyMonitor(browser, site, 20, 1000);
  const zoneStudio = await measureZoneStudio(browser, site, 500, 10);
  await site.close();

  say('Editing a remote under an open page…');
  const liveEdits = await measureLiveEdits(browser, 10);

  say(`Showing tables of ${tableRows} rows…`);
  const largeTables = await measureLargeTables(browser, tableRows);

  say('Asking the service…');
  const service = [await costOfService(), await costOfService('--items', '20000', '--history', '100000')];
  say('Leaving the service alone, and asking much of it…');
  const load = await measureServiceLoad(many, 10);
  say('Recording changes…');
  const audit = await measureAuditCost();
  say('Moving items on a plan…');
  const plan = await measurePlan(browser);
  return {
    firstPages,
    firstFrames,
    firefox,
    manyReaders,
    palette,
    manyJobs,
    logViewer,
    liveCharts,
    liveEdits,
    busyMonitor,
    zoneStudio,
    service,
    load,
    audit,
    plan,
    largeTables,
  };
}

const browser = await chromium.launch({
  executablePath: findBrowser('windowed'),
  args: [...browserArguments(), trustArgument],
});
try {
  say(`Opening and moving, ${runs} times each…`);
  const consoles = await startConsoles(others);
  const openings = await compareOpenings(browser, consoles, runs, quick);
  say('Going around…');
  const steps = await goAround(browser, consoles);
  say('Editing a reader configuration…');
  const configurationForm = await measureConfigurationForm(browser, consoles);
  await consoles.close();
  say('Releasing the readers anew…');
  const afterRelease = await measureAfterRelease(browser);

  const large = quick ? undefined : await measureLarge(browser);

  const byName = (of: (opening: ComparedOpening) => object) =>
    Object.fromEntries(openings.map((opening) => [opening.name, of(opening)]));
  const measured: Results = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`,
    browser: `Chromium ${browser.version()}`,
    runs,
    builds,
    packages,
    pages,
    openings,
    steps,
    configurationForm,
    afterRelease,
    ...(large && { large }),
    exceeded: [
      ...exceeded(builds, buildLimits(remoteNames)),
      ...exceeded(pages, limits.pages),
      ...exceeded(
        byName(({ costs }) => costs.federated),
        limits.openings,
      ),
      ...exceeded(
        byName(({ toBaseline = {} }) => toBaseline),
        limits.toBaseline,
      ),
      ...exceeded(
        byName(({ toBundle = {} }) => toBundle),
        limits.toBundle,
      ),
      ...exceeded({ 'all scripts of the build': afterRelease.build }, limits.afterRelease),
      ...(large
        ? exceeded(
            Object.fromEntries(large.firstFrames.map(({ name, cost }) => [name, cost])),
            limits.firstFrames,
          )
        : []),
    ],
  };
  const text = report(measured);
  await mkdir(results, { recursive: true });
  if (!quick) {
    await writeFile(resolve(results, `${measured.date}.json`), `${JSON.stringify(measured, null, 2)}\n`);
    await writeFile(resolve(results, `${measured.date}.md`), text);
  }
  await writeFile(resolve(results, 'latest.md'), text);
  say(`\n${text}`);
  if (measured.exceeded.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
