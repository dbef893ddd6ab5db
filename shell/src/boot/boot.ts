import { audienceOf, resolveRegistry } from '@console/remote/registry';
import { indexes } from '../areas/indexes';
import { readConfiguration } from '../configuration/readConfiguration';
import { readConsoleDocument } from '../registry/readConsoleDocument';
import { restoreSession } from '../session/storedSession';
import { paintPage, storedTheme } from '../theme/storedTheme';
import { planPrefetch } from './planPrefetch';
import { prefetch } from './prefetch';

// A small script of its own: it runs while the code of the shell and of the remote is still on its way.
paintPage(storedTheme());

const { configuration, registry } = readConsoleDocument(document);
const session = restoreSession();
if (session) {
  const { serviceUrl } = readConfiguration(configuration);
  const resolved = resolveRegistry(registry, audienceOf(session.user.name));
  for (const path of planPrefetch(resolved, location.pathname, indexes))
    prefetch(serviceUrl + path, { Authorization: `JWT ${session.token}`, Accept: 'application/json' });
}
