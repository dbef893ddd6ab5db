import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { RouterProvider } from '@console/design/router';
import { ServicesProvider, serviceMessages } from '@console/remote/host';
import type { Registry } from '@console/remote/registry';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { type Configuration, ConfigurationProvider } from './configuration';
import { FailureBoundary } from './failure/FailureBoundary';
import { FailureTexts } from './failure/FailureTexts';
import failureMessages from './failure/messages/en.json';
import { LanguageNotice, LanguageProvider, type LoadedLanguage, type ShownLocale } from './language';
import { loadDeclaredTexts } from './language/declaredTexts';
import languageMessages from './language/messages/en.json';
import messages from './messages/en.json';
import { OverridesProvider } from './override/OverridesProvider';
import { RegistryProvider, type RegistryProviderProps } from './registry';
import { type LoadPage, LoadPageProvider } from './reload/PageLoads';
import { createConsoleRouter } from './routes/createConsoleRouter';
import { createConsoleServices, type EarlyResponses } from './services';
import { SessionProvider, useAudience } from './session';
import { UserPreferences } from './session/UserPreferences';
import { FeaturesProvider, pagesOfFeatures, useFeatures } from './slots/FeaturesProvider';
import type { Feature } from './slots/feature';
import { ThemeProvider } from './theme';

interface AppProps {
  readonly configuration: Configuration;
  /** The registry that came with the page. */
  readonly registry: Registry;
  /** The features of this console, in the order of their slots. */
  readonly features: readonly Feature[];
  /** Loads the texts of host and features in a language; gives English when they do not arrive. */
  readonly loadLanguage: (language: ShownLocale) => Promise<LoadedLanguage>;
  /** Responses that were asked for while the code was on its way, by address. @defaultValue none. */
  readonly early?: EarlyResponses | undefined;
  /** The language that was loaded before the first paint. @defaultValue English */
  readonly language?: LoadedLanguage | undefined;
  /** Loads an address from the server. @defaultValue the browser does. */
  readonly loadPage?: LoadPage;
}

const ownTexts = { ...serviceMessages.en, ...messages, ...failureMessages, ...languageMessages };

const loadByBrowser: LoadPage = (address) => location.assign(address);

/** The whole console. */
export function App(props: AppProps) {
  const {
    configuration,
    registry,
    features,
    early,
    language,
    loadLanguage,
    loadPage = loadByBrowser,
  } = props;
  const [texts] = useState(() => Object.assign({}, ownTexts, ...features.map((feature) => feature.texts)));
  const load = async (locale: ShownLocale): Promise<LoadedLanguage> => {
    const [loaded] = await Promise.all([loadLanguage(locale), loadDeclaredTexts(locale)]);
    return loaded;
  };
  return (
    <FailureBoundary>
      <ThemeProvider>
        <LanguageProvider start={language} load={load} messages={texts}>
          <FailureTexts />
          <ConfigurationProvider value={configuration}>
            <LoadPageProvider value={loadPage}>
              <FeaturesProvider value={features}>
                <ConsoleServicesProvider configuration={configuration} early={early}>
                  <Pages registry={registry} />
                </ConsoleServicesProvider>
              </FeaturesProvider>
            </LoadPageProvider>
          </ConfigurationProvider>
        </LanguageProvider>
      </ThemeProvider>
    </FailureBoundary>
  );
}

const CompanyWatch = lazyNamed(() => import('./session/company/CompanyWatch'), 'CompanyWatch', {
  waiting: null,
});

interface ConsoleServicesProps extends Pick<AppProps, 'configuration' | 'early'> {
  readonly children: ReactNode;
}

/** Provides the services that live as long as the page, for everything below. */
function ConsoleServicesProvider({ configuration, early, children }: ConsoleServicesProps) {
  const translate = useMessages();
  const features = useFeatures();
  const [speaker] = useState(() => ({ translate }));
  const [services] = useState(() =>
    createConsoleServices(
      configuration,
      (key, ...values) => speaker.translate(key, ...values),
      features,
      early,
    ),
  );
  // The services live as long as the page and speak its language.
  useLayoutEffect(() => {
    speaker.translate = translate;
  }, [speaker, translate]);
  return (
    <SessionProvider session={services.session}>
      <ServicesProvider services={services} alerts={services.alerts}>
        {configuration.company && <CompanyWatch />}
        <LanguageNotice />
        <UserPreferences>{children}</UserPreferences>
      </ServicesProvider>
    </SessionProvider>
  );
}

function Pages({ registry }: Pick<AppProps, 'registry'>) {
  const known = useMemo(() => registry.remotes.map(({ name }) => name), [registry]);
  return (
    <OverridesProvider known={known}>
      {(overrides) => <Resolved registry={registry} overrides={overrides} />}
    </OverridesProvider>
  );
}

function Resolved({
  registry,
  overrides,
}: Pick<AppProps, 'registry'> & Pick<RegistryProviderProps, 'overrides'>) {
  const audience = useAudience();
  const features = useFeatures();
  const [router] = useState(() => createConsoleRouter(pagesOfFeatures(features)));
  return (
    <RegistryProvider inDocument={registry} audience={audience} overrides={overrides}>
      <RouterProvider router={router} />
    </RegistryProvider>
  );
}
