import { Refused } from '@console/workspace';

/** Severities of vulnerabilities, the least first. */
export const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;

/** Severity of a vulnerability. */
export type Severity = (typeof severities)[number];

/** A known vulnerability of an installed library. */
export interface Vulnerability {
  readonly library: string;
  readonly versions: readonly string[];
  readonly severity: Severity;
  readonly title: string;
  readonly url: string;
  /** Versions in which it is mended, `>=9.9.9`. */
  readonly mendedIn: string;
}

interface Advisory {
  readonly module_name: string;
  readonly severity: Severity;
  readonly title: string;
  readonly url: string;
  readonly patched_versions: string;
  readonly findings: readonly { readonly version: string }[];
}

const rank = (severity: Severity) => severities.indexOf(severity);

/**
 * Vulnerabilities found by pnpm, the worst first.
 * @param written what `pnpm audit --json` wrote to its standard output, @param errors what it wrote beside that.
 * @throws Refused when nothing was checked, as with a registry that knows of no vulnerabilities.
 */
export function readAudit(written: string, errors: string): Vulnerability[] {
  let audit: { readonly advisories?: Readonly<Record<string, Advisory>> } | undefined;
  try {
    audit = JSON.parse(written);
  } catch {
    // No answer; said below.
  }
  if (!audit?.advisories)
    throw new Refused(
      `Nothing was checked: the registry does not answer what is known of vulnerabilities. --registry names another one.\n\n${errors.trim()}`,
    );
  return Object.values(audit.advisories)
    .map(({ module_name, severity, title, url, patched_versions, findings }) => ({
      library: module_name,
      versions: [...new Set(findings.map(({ version }) => version))].sort(),
      severity,
      title,
      url,
      mendedIn: patched_versions,
    }))
    .sort(
      (one, other) => rank(other.severity) - rank(one.severity) || (one.library < other.library ? -1 : 1),
    );
}

/** True for a vulnerability as severe as a level, or more. */
export const isAtLeast = (level: Severity, { severity }: Vulnerability): boolean =>
  rank(severity) >= rank(level);
