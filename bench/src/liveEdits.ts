import { startSignedIn } from '@console/e2e/browser/signIn';
import { developmentShell } from '@console/e2e/kit/developmentShell';
import { startWrittenRemote } from '@console/e2e/kit/writtenRemote';
import { startSite } from '@console/e2e/site/startSite';
import { startEmulator } from '@console/emulator';
import type { Browser } from '@playwright/test';
import { signIn } from './consoles';
import { median } from './statistics';

/** Time until an edit of a remote is seen, as `npm run dev` runs it. */
export interface LiveEditsCost {
  /** Edits, one after the other, each of one text. */
  readonly edits: number;
  /** Time in ms from the file that was written until its words were drawn in the open page. */
  readonly drawn: { readonly median: number; readonly worst: number };
}

/** Time in ms between an edit that was drawn and the next one. */
const pause = 2000;

const texts = 'src/messages/en.json';
const address = /"definitions\.address": "[^"]*"/;

/** Edits the remote of readers under an open form. */
export async function measureLiveEdits(browser: Browser, edits: number): Promise<LiveEditsCost> {
  const written = await startWrittenRemote();
  const emulator = await startEmulator({ port: 0, data: 'memory', simulation: false });
  const { origin } = written.server;
  const site = await startSite(emulator.url, {
    overrideOrigins: [origin],
    shellDir: await developmentShell(),
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await startSignedIn(page, await signIn(emulator.url));
    await page.goto(`${site.url}/readers/definitions/new?remote.readers=${origin}`);
    await page.getByRole('button', { name: 'Run it' }).click();
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    const times: number[] = [];
    // The first edit is not counted: it builds what the first build left out.
    for (let edit = 0; edit <= edits; edit += 1) {
      // Nobody edits on while the edit before is still being worked on.
      await page.waitForTimeout(pause);
      const name = `Address ${edit}`;
      const start = performance.now();
      written.edit({ [texts]: (text) => text.replace(address, `"definitions.address": "${name}"`) });
      // Looks in each frame; waiting for a locator would look every half second.
      await page.waitForFunction((text) => document.body.textContent.includes(text), name);
      if (edit > 0) times.push(performance.now() - start);
    }
    return { edits, drawn: { median: median(times), worst: Math.max(...times) } };
  } finally {
    await context.close();
    await site.close();
    await emulator.close();
    await written.close();
  }
}
