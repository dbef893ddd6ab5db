import murmurhash from 'murmurhash';

/** Name of the cookie by which the gateway knows which builds to fetch ahead; it says nothing else of the user. */
export const audienceCookie = 'console-audience';

/**
 * Digest of a user's name in the registry: eight hexadecimal digits, the same on every machine. It keeps names out of
 * a document that anyone can read; it is no secret, since who knows a name can work it out.
 */
export const audienceOf = (userName: string): string =>
  murmurhash.v3(userName, 0).toString(16).padStart(8, '0');

/**
 * Where a user stands in the rollouts of a remote: a number from 0 up to 100, even among users. The same user stands
 * elsewhere for another remote, so that not always the same people get what is new.
 */
export const rolloutBucket = (remote: string, audience: string): number =>
  murmurhash.v3(`${remote} ${audience}`, 0) / 2 ** 32 / 0.01;
