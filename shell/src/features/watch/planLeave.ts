import { type Configuration, defaultConfiguration } from '../../host/configuration/configuration';

/** A navigation that is about to begin. */
export interface Leaving {
  readonly destination: string;
  /** True if somebody pressed a link, or asked for it in the browser. */
  readonly userInitiated: boolean;
  /** True if the browser will store what comes. */
  readonly download: boolean;
}

/** Origins that the console itself leads to. */
export const ownOrigins = (configuration: Configuration, origin: string): ReadonlySet<string> => {
  const { serviceUrl, dashboardBase, apiDocsPath, provisioningPath } = configuration;
  const { licenseAgreementPath, thirdPartyLicensesPath } = configuration;
  return new Set(
    [
      serviceUrl,
      dashboardBase,
      apiDocsPath,
      provisioningPath,
      licenseAgreementPath,
      thirdPartyLicensesPath,
      defaultConfiguration.apiDocsPath,
    ].flatMap((address) => (URL.canParse(address, origin) ? [new URL(address, origin).origin] : [])),
  );
};

/**
 * True for a navigation to hold and ask about: it leads to another site, and no link that somebody pressed asked for
 * it, or it takes the token along.
 */
export function isHeld(
  { destination, userInitiated, download }: Leaving,
  own: ReadonlySet<string>,
  token: string | undefined,
): boolean {
  const address = URL.canParse(destination) ? new URL(destination) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || own.has(address.origin)) return false;
  const takesToken = token !== undefined && token !== '' && decoded(destination).includes(token);
  return takesToken || !(userInitiated || download);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
