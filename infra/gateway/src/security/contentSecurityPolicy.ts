/** Thrown for a frame ancestor that is no source of a policy. */
export class FrameAncestorError extends Error {
  override readonly name = 'FrameAncestorError';
}

/** Thrown for an override origin that is no single origin. */
export class OverrideOriginError extends Error {
  override readonly name = 'OverrideOriginError';
}

/** Thrown for the address of a broker that is no single origin of sockets. */
export class BrokerOriginError extends Error {
  override readonly name = 'BrokerOriginError';
}

const source = /^('self'|https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?)$/i;

/** One origin, named in full: what runs from it has no other check than its name. */
const wholeOrigin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i;

/** One origin of sockets: scheme, host and port, without a path or a wildcard. */
const socketOrigin = /^wss?:\/\/[a-z0-9.-]+(:\d+)?$/i;

/**
 * Origins of brokers whose messages browsers may listen to, written as browsers write them: `wss://mq.example:443` is
 * `wss://mq.example`.
 * @throws BrokerOriginError when one is anything else, since it would end up inside the policy.
 */
export function readBrokerOrigins(given: readonly string[]): readonly string[] {
  return given.map((origin) => {
    if (!socketOrigin.test(origin) || !URL.canParse(origin))
      throw new BrokerOriginError(
        `'${origin}' is not an address of sockets that browsers may listen to: give one like wss://mq.example:9001, without a path or a wildcard.`,
      );
    return new URL(origin).origin;
  });
}

/** The same origin for sockets, by which development servers announce a new build. */
const socketOf = (origin: string) => origin.replace(/^http/i, 'ws');

/**
 * The policy of the console's document and files: own scripts and styles only, no evaluation of text, and script
 * text only through the named Trusted Types policies.
 * @param frameAncestors origins (`https://portal.example`, `https://*.example`) or `'self'`; none by default.
 * @param overrideOrigins origins from which administrators may run remotes in place of the released ones.
 * @param brokerOrigins origins of sockets of brokers (`wss://mq.example:9001`) that browsers may connect to.
 * @throws FrameAncestorError, OverrideOriginError, BrokerOriginError when one is anything else, since it would end up inside the policy.
 */
export function contentSecurityPolicy(
  frameAncestors: readonly string[] = [],
  overrideOrigins: readonly string[] = [],
  brokerOrigins: readonly string[] = [],
): string {
  const wrong = frameAncestors.find((ancestor) => !source.test(ancestor));
  if (wrong !== undefined)
    throw new FrameAncestorError(
      `'${wrong}' is not an origin that may frame the console: give one like https://portal.example.`,
    );
  const unclear = overrideOrigins.find((origin) => !wholeOrigin.test(origin));
  if (unclear !== undefined)
    throw new OverrideOriginError(
      `'${unclear}' is not an origin to run remotes from: give one like http://localhost:3001.`,
    );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...overrideOrigins].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...overrideOrigins,
      ...overrideOrigins.map(socketOf),
      ...readBrokerOrigins(brokerOrigins),
    ].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types console-loader console-bundle highcharts 'allow-duplicates'",
  ].join('; ');
}

/** The policy of the service's answers: data, so nothing in them may run or be framed when opened by address. */
export const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of files that pages load: one that is opened by its address is no page of the console, and nothing in it
 * runs. What a page does with a file is for the policy of that page to say.
 */
export const filePolicy = `${answerPolicy}; sandbox`;

/** The policy of the service's documentation: a page with its own style sheet, and no script. */
export const documentationPolicy = `${answerPolicy}; style-src 'self'`;

/** The policy of the page by which a person links an account: a form that is sent to the gateway, and no script. */
export const formPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
