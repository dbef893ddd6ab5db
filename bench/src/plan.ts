import { browserArguments } from '@console/e2e/browser/chromium';
import { findBrowser } from '@console/workspace';
import { chromium } from '@playwright/test';
import { measurePlan } from './planFrames';
import { reportOfPlan } from './report';

const browser = await chromium.launch({
  executablePath: findBrowser('windowed'),
  args: [...browserArguments()],
});
try {
  console.log(reportOfPlan(await measurePlan(browser)));
} finally {
  await browser.close();
}
