// First: whatever else is imported may need what an old browser lacks.
import './requireBrowser';

import { audienceOf, resolveRegistry } from '@console/remote/registry';
import { indexes } from '../areas/indexes';
import { readConfiguration } from '../configuration/readConfiguration';
import { installLastResort } from '../failure/lastResort';
import messages from '../failure/messages/en.json';
import { dropAfterFailures } from '../kept-code/keptCode';
import { markPage, storedLanguage } from '../language/storedLanguage';
import { readConsoleDocument } from '../registry/readConsoleDocument';
import { adoptCompanySession } from '../session/company/companySession';
import { setStarted } from '../session/document/started';
import { restoreSession } from '../session/storedSession';
import { paintPage, storedTheme } from '../theme/storedTheme';
import ar from './messages/ar.json';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import ja from './messages/ja.json';
import { paintFrame } from './paintFrame';
import { planPrefetch } from './planPrefetch';
import { prefetch } from './prefetch';
import { startEntries } from './startEntries';
import { watchArrival } from './watchArrival';

/** A text without values, as the build compiles it. */
const textOf = (message: unknown) =>
  Array.isArray(message) ? message.map(({ value }) => value).join('') : String(message);

// Nothing else has run yet: what it keeps of the document is the browser's.
installLastResort({
  lang: 'en',
  dir: 'ltr',
  title: textOf(messages['failure.title']),
  text: textOf(messages['failure.text']),
  reload: textOf(messages['failure.reload']),
  withoutRemotes: textOf(messages['failure.withoutRemotes']),
});
dropAfterFailures();
// A small script of its own: it runs while the code of the shell and of the remote is still on its way. What goes over
// the network comes first.
const { configuration: given, registry } = readConsoleDocument(document);
const configuration = readConfiguration(given);
if (configuration.company) adoptCompanySession();
const session = restoreSession();
const resolved = session && resolveRegistry(registry, audienceOf(session.user.name));
const arrival = watchArrival(() => {
  const texts = { ar, de, en, es, fr, ja }[storedLanguage()];
  return { text: textOf(texts['arrival.text']), reload: textOf(texts['arrival.reload']) };
});
setStarted({ configuration, session, registry: resolved, arrival });
if (resolved) {
  const { serviceUrl } = configuration;
  for (const path of planPrefetch(resolved, location.pathname, indexes))
    prefetch(serviceUrl + path, { Authorization: `JWT ${session.token}`, Accept: 'application/json' });
}
// By then the script that draws the login page has run, or failed. Who is signed in sees nothing of it, and a hidden page
// has no frame.
addEventListener('DOMContentLoaded', () => {
  if (session || document.hidden) startEntries();
  else requestAnimationFrame(() => setTimeout(startEntries));
});
markPage(storedLanguage());
const theme = storedTheme();
paintPage(theme);
const place = document.getElementById('console');
if (session && place) paintFrame(place, theme, document.title);
// The first number that is formatted has the browser load its data for that, tens of milliseconds. A list needs them at
// once, and here nobody waits; a sign-in needs none, and is drawn first.
const formatNumber = () => new Intl.NumberFormat(document.documentElement.lang).format(0);
if (session) setTimeout(formatNumber);
else
  addEventListener('load', () =>
    typeof requestIdleCallback === 'undefined' ? setTimeout(formatNumber) : requestIdleCallback(formatNumber),
  );
