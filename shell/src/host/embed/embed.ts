import { defineRemoteElement, mountRemote, type RfidConsole } from '@console/remote/element';
import { loadContainer } from '../registry/loadContainer';
import { consoleOrigin, findRemote, letsIn, registryOfConsole } from './console';

/** Name of the element; a second copy of this script in a page leaves the first one in charge. */
const tag = 'rfid-remote';

if (!customElements.get(tag)) {
  defineRemoteElement(tag, {
    origin: consoleOrigin,
    registry: registryOfConsole,
    letsIn,
    find: findRemote,
    load: (remote) => loadContainer(remote, { origin: consoleOrigin }),
  });
  (globalThis as { rfidConsole?: RfidConsole }).rfidConsole = { origin: consoleOrigin, mountRemote };
}
