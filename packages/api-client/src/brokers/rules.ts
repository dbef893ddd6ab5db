/** Whether one signs in to a broker of this type, so that user name and password are required (BROKER-11). */
export const needsCredentials = (type: string): boolean => type !== 'WEBHOOK';

/** Whether a server certificate is required, and sent at all (BROKER-12). */
export const needsCertificate = (secureConnection: boolean | null | undefined): boolean =>
  secureConnection === true;

/** Whether the connection to a broker of this type can be tested from the console (BROKER-05). */
export const isTestable = (type: string): boolean => type !== 'WEBHOOK';
