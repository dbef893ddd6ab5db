import { browserArguments } from '@console/e2e/browser/chromium';
import { prepareSite } from '@console/e2e/site/prepareSite';
import { findBrowser } from '@console/workspace';
import { chromium } from '@playwright/test';
import { measureAfterRelease } from './afterRelease';
import { reportOfRelease } from './report';

const browser = await chromium.launch({ executablePath: findBrowser('windowed'), args: browserArguments() });
try {
  await prepareSite('strongest');
  console.log(reportOfRelease(await measureAfterRelease(browser)));
} finally {
  await browser.close();
}
