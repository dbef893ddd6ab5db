import { consoleOrigin } from './console';
import type { RfidConsole } from './integrators';
import { mountRemote } from './mountRemote';
import { RemoteElement } from './RemoteElement';

/** Name of the element; a second copy of this script in a page leaves the first one in charge. */
const tag = 'rfid-remote';

if (!customElements.get(tag)) {
  customElements.define(tag, RemoteElement);
  (globalThis as { rfidConsole?: RfidConsole }).rfidConsole = { origin: consoleOrigin, mountRemote };
}
