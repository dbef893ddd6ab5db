import { type Configuration, defaultConfiguration, type FeatureFlags } from './configuration';

/** Shortest poll interval that is taken over: below it a typing error would flood the service. */
const shortestPollInterval = 100;

type Keys = Readonly<Record<string, unknown>>;

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);

const name = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : otherwise;

/** A local path or an http(s) address, without slashes at the end; anything else would be a way to run code. */
function address(value: unknown, otherwise: string): string {
  if (typeof value !== 'string' || !/^(https?:\/\/[^\s/]|\/(?![/\\]))/i.test(value)) return otherwise;
  return URL.canParse(value, 'http://console') ? value.replace(/(?<=.)\/+$/, '') : otherwise;
}

function origin(value: unknown): string {
  const text = address(value, '');
  return text.startsWith('/') ? '' : text;
}

function interval(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= shortestPollInterval
    ? value
    : otherwise;
}

function minutes(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;
}

function featureFlags(value: unknown, otherwise: FeatureFlags): FeatureFlags {
  const keys = isKeys(value) ? value : {};
  return {
    zoneMaps: flag(keys.zoneMaps, otherwise.zoneMaps),
    readerRegistration: flag(keys.readerRegistration, otherwise.readerRegistration),
  };
}

function origins(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'string' && URL.canParse(one) && new URL(one).origin === one)
    : [];
}

/**
 * Reads the runtime configuration from the document. Never throws: unknown keys are ignored, what is missing or of
 * the wrong kind takes its default, so that a mistake in one key cannot keep the console from starting.
 */
export function readConfiguration(value: unknown): Configuration {
  const keys = isKeys(value) ? value : {};
  const defaults = defaultConfiguration;
  const dashboardBase = address(keys.dashboardBase, '');
  const providerName = name(keys.providerName, defaults.providerName);
  return {
    serviceUrl: origin(keys.serviceUrl),
    pollInterval: interval(keys.pollInterval, defaults.pollInterval),
    provisioningPath: address(keys.provisioningPath, defaults.provisioningPath),
    dashboardBase: dashboardBase || defaults.dashboardBase,
    namesDashboard: dashboardBase !== '',
    apiDocsPath: address(keys.apiDocsPath, defaults.apiDocsPath),
    licenseAgreementPath: address(keys.licenseAgreementPath, defaults.licenseAgreementPath),
    thirdPartyLicensesPath: address(keys.thirdPartyLicensesPath, defaults.thirdPartyLicensesPath),
    providerName,
    copyrightHolder: name(keys.copyrightHolder, providerName),
    idleMinutes: minutes(keys.idleMinutes, defaults.idleMinutes),
    downloads: keys.downloads === 'address' ? 'address' : defaults.downloads,
    flags: featureFlags(keys.flags, defaults.flags),
    overrideOrigins: origins(keys.overrideOrigins),
    brokerOrigins: origins(keys.brokerOrigins),
    pseudoLanguage: flag(keys.pseudoLanguage, defaults.pseudoLanguage),
    keepCode: flag(keys.keepCode, defaults.keepCode),
    timings: flag(keys.timings, defaults.timings),
    audit: flag(keys.audit, defaults.audit),
    company: name(keys.company, defaults.company),
  };
}
