/** Thrown for a frame ancestor that is no source of a policy. */
export class FrameAncestorError extends Error {
  override readonly name = 'FrameAncestorError';
}

const source = /^('self'|https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?)$/i;

/**
 * The policy of the console's document and files: own scripts and styles only, no evaluation of text, and script
 * text only through the named Trusted Types policies.
 * @param frameAncestors origins (`https://portal.example`, `https://*.example`) or `'self'`; none by default.
 * @throws FrameAncestorError when an ancestor is anything else, since it would end up inside the policy.
 */
export function contentSecurityPolicy(frameAncestors: readonly string[] = []): string {
  const wrong = frameAncestors.find((ancestor) => !source.test(ancestor));
  if (wrong !== undefined)
    throw new FrameAncestorError(
      `'${wrong}' is no origin that may frame the console; say https://portal.example.`,
    );
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types console-loader console-bundle highcharts 'allow-duplicates'",
  ].join('; ');
}

/** The policy of the service's answers: data, so nothing in them may run or be framed when opened by address. */
export const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
