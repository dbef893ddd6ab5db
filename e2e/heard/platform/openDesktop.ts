import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openScreen } from '../../browser/screen';
import { prepareSite } from '../../site/prepareSite';

/**
 * Opens what a browser with a window needs, and what a screen reader listens to, for a run of journeys: a screen that
 * nobody sees, and a session bus, which starts the accessibility bus when it is first asked for.
 * @returns closes them
 */
export default async function openDesktop() {
  await prepareSite('quick');
  const screen = await openScreen();
  Object.assign(process.env, {
    DISPLAY: screen.display,
    // Settings of the desktop are neither read nor written.
    GSETTINGS_BACKEND: 'memory',
    ACCESSIBILITY_ENABLED: '1',
  });
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  process.env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  return async () => {
    bus.kill();
    await screen.close();
  };
}
