import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { engines, findEngine } from '@console/workspace';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { Screen } from '../browser/screen';

// A folder, which only `require` takes.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** A browser that a driver has started. */
export interface OpenBrowser {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/**
 * Starts a browser on a screen, by a driver of its own: one that has lost its browser takes no other.
 * @param home folder for its settings and what it downloads, which is there
 */
export async function openBrowser({ display }: Screen, home: string): Promise<OpenBrowser> {
  const webkit = engines.find(({ name }) => name === 'webkit');
  const found = webkit && findEngine(webkit);
  if (!found) throw new Error('There is no WebKitWebDriver.');
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home}"\n`);
  const service = new DriverService.Builder(found.file)
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display,
      LC_ALL: 'en_US.UTF-8',
      TZ: 'UTC',
      XDG_CONFIG_HOME: home,
      // Nothing of the machine's desktop is asked: no settings, no accessibility bus.
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    })
    .build();
  const address = await service.start();
  try {
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 938 });
    return {
      driver,
      async close() {
        await driver.quit().catch(() => undefined);
        await service.kill();
      },
    };
  } catch (error) {
    await service.kill();
    throw error;
  }
}
