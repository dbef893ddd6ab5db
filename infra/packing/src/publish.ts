import { Refused, run } from '@console/workspace';
import type { PackedPackage } from './PackedPackage';

/** Result of publishing. */
interface Published {
  /** Names of the packages that were published. */
  readonly published: readonly string[];
  /** Names of those that the registry had in this version already. */
  readonly present: readonly string[];
}

const npm = (words: readonly string[], registry: string) =>
  run('npm', [...words, '--registry', registry, '--fetch-retries', '1', '--fetch-retry-mintimeout', '500'], {
    quiet: true,
  });

/** The line of npm's remarks that says what went wrong. */
const reasonIn = (output: string) =>
  output
    .split('\n')
    .find((line) => /^npm (error|ERR!) (?!code |A complete log)/.test(line))
    ?.replace(/^npm \S+ /, '') ?? output.trim();

/** Reads the address of a registry. @throws Refused when it is none */
export function readRegistryAddress(given: string | undefined): string {
  if (given === undefined)
    throw new Refused('Name the registry to publish to: --registry https://npm.example.');
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  throw new Refused(`${given} is not the address of a registry: give one such as https://npm.example.`);
}

/**
 * Publishes packed packages, lowest first, so that none is there before what it needs. What the registry has in this
 * version already is passed over: after a failure the same command goes on where it stopped.
 * @throws Refused when the registry does not answer or does not take a package.
 */
export async function publish(packed: readonly PackedPackage[], registry: string): Promise<Published> {
  const answers = await npm(['ping'], registry);
  if (!answers.ok)
    throw new Refused(
      `No registry answers at ${registry} (${reasonIn(answers.output)}). Nothing was published: check the address.`,
    );
  const published: string[] = [];
  const present: string[] = [];
  for (const { name, version, tarball } of packed) {
    const known = await npm(['view', `${name}@${version}`, 'version', '--json'], registry);
    if (known.ok && known.stdout.includes(version)) {
      present.push(name);
      continue;
    }
    const { ok, output } = await npm(['publish', tarball], registry);
    if (!ok)
      throw new Refused(
        `${registry} did not take ${name} ${version}: ${reasonIn(output)}. ${published.length + present.length} of ` +
          `${packed.length} packages are there; the same command goes on with the others.`,
      );
    published.push(name);
  }
  return { published, present };
}
