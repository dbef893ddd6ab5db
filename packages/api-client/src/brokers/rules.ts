/** True for types with a sign-in, so that user name and password are required (BROKER-11). */
export const needsCredentials = (type: string): boolean => type !== 'WEBHOOK';

/** True when a server certificate is required, and sent at all (BROKER-12). */
export const needsCertificate = (secureConnection: boolean | null | undefined): boolean =>
  secureConnection === true;

/** True for types whose connection can be tested from the console (BROKER-05). */
export const isTestable = (type: string): boolean => type !== 'WEBHOOK';
