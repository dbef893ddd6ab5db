/** Text in place of a secret. */
export const hiddenText = '•••';

/** Keys that hold secrets whatever a call says of them. */
const secretKey =
  /pass(word|wd|phrase)|secret|token|credential|private.?key|authentication.?key|privacy.?key|community|authorization|api.?key/i;

/** A private key may have been pasted where a certificate belongs. */
const secretText = /PRIVATE KEY/;

/** Value without its secrets, and these. */
export interface WithoutSecrets {
  readonly value: unknown;
  /** The secrets, to be taken out of texts as well. */
  readonly secrets: readonly string[];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : value === null || value === undefined || value === ''
      ? []
      : [String(value)];

/** Takes secrets out of what was sent or is known: by the keys that a call names, and by keys and texts that are told. */
export function withoutSecrets(value: unknown, keys: readonly string[] = []): WithoutSecrets {
  const secrets: string[] = [];
  const without = (part: unknown): unknown => {
    if (typeof part === 'string' && secretText.test(part)) {
      secrets.push(part);
      return hiddenText;
    }
    if (Array.isArray(part)) return part.map(without);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, held]) => {
        if (!keys.includes(key) && !(secretKey.test(key) && typeof held !== 'boolean'))
          return [key, without(held)];
        const found = textsIn(held);
        secrets.push(...found);
        return [key, found.length > 0 ? hiddenText : held];
      }),
    );
  };
  return { value: without(value), secrets };
}

/** A text without the secrets, however they are written in it. */
export function hideIn(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .filter((secret) => secret.length >= 3)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, hiddenText), text);
}
