import { served } from '@console/e2e/site/builds';
import { prepareSite } from '@console/e2e/site/prepareSite';
import { engines, howToInstall } from '@console/workspace';
import { buildBaseline } from './baseline';
import { startConsoles } from './consoles';
import { compareInFirefox, launchFirefox } from './firefoxOpenings';
import { reportOfFirefox } from './report';

/** Login and list in Firefox, beside the plain application alone. */
const browser = await launchFirefox();
if (!browser)
  throw new Error(
    engines
      .filter(({ name }) => name === 'firefox')
      .map(howToInstall)
      .join(),
  );
try {
  await prepareSite('strongest');
  const baseline = await buildBaseline();
  const consoles = await startConsoles({ bundle: served.shell, baseline });
  console.log(
    reportOfFirefox(await compareInFirefox(browser, consoles, Number(process.env.BENCH_RUNS ?? 5))),
  );
  await consoles.close();
} finally {
  await browser.close();
}
