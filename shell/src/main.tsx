import { paths } from '@console/remote/contract';
import { audienceOf, resolveRegistry } from '@console/remote/registry';
import { createRoot } from 'react-dom/client';
import { features } from './features';
import { App } from './host/App';
import { earlyAsked } from './host/boot/prefetch';
import { readConfiguration } from './host/configuration';
import { lastResort } from './host/failure/lastResort';
import { keepCodeLater } from './host/kept-code/keepCodeLater';
import type { LoadedLanguage } from './host/language';
import { loadDeclaredTexts } from './host/language/declaredTexts';
import { pseudoOf } from './host/language/languageChoice';
import { storedLanguage } from './host/language/storedLanguage';
import { readConsoleDocument } from './host/registry';
import { keepPolicyViolations } from './host/registry/policyViolations';
import { offerShares } from './host/registry/shares/offerShares';
import { atStart, provided } from './host/registry/shares/provided';
import { documentLogin } from './host/session/document/documentLogin';
import { started } from './host/session/document/started';
import { LoginPage } from './host/session/lazyLoginPage';
import { restoreSession } from './host/session/storedSession';
import { loadLanguage } from './translations';

const { configuration: given, registry } = readConsoleDocument(document);
const configuration = readConfiguration(given);
offerShares(atStart, provided);
keepPolicyViolations();
// It is there before the first frame, which then is the page and not its loading state.
if (location.pathname === paths.login() && !documentLogin()) void LoginPage.preload();
const place = document.getElementById('console') ?? document.body;

/** Nothing is left of what React has drawn: no boundary could hold what was thrown. */
function onUncaughtError(thrown: unknown): void {
  lastResort()?.show();
  reportError(thrown);
}

function draw(language?: LoadedLanguage): void {
  started()?.arrival.end();
  keepCodeLater(`${SHELL_BUILD}-${registry.revision}`, configuration.keepCode);
  createRoot(place, { onUncaughtError }).render(
    <App
      configuration={configuration}
      registry={registry}
      early={earlyAsked()}
      language={language}
      features={features}
      loadLanguage={loadLanguage}
    />,
  );
}

/** Loads a language before the first paint, with what the remotes of the person declare in it. */
async function drawIn(locale: Parameters<typeof loadLanguage>[0]): Promise<void> {
  const name = restoreSession()?.user.name;
  const { remotes } = resolveRegistry(registry, name === undefined ? undefined : audienceOf(name));
  const [language] = await Promise.all([loadLanguage(locale), loadDeclaredTexts(locale, remotes)]);
  draw(language);
}

const wanted = pseudoOf(location.search, configuration.pseudoLanguage) ?? storedLanguage();
if (wanted === 'en') draw();
else void drawIn(wanted);
