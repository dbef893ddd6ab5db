import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inWorkspace, parseWords, Refused, runCommand } from '@console/workspace';
import { type BilledBuild, billedBuilds, buildsWith } from './billedBuilds';
import { isAtLeast, readAudit, type Severity, severities, type Vulnerability } from './readAudit';

const usage = `audit [--level ${severities.join('|')}] [--registry address]

Lists the known vulnerabilities of all libraries that are installed, and which builds hold them.
Ends with 1 when there is one of the level (default: moderate) or worse, with 2 when nothing could be checked.`;

const { packageManager } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as {
  packageManager: string;
};

function audit(registry: string | undefined): Promise<Vulnerability[]> {
  const words = ['--yes', packageManager, 'audit', '--json', ...(registry ? ['--registry', registry] : [])];
  // npx is a script, which Windows starts by a shell only.
  const options = { cwd: inWorkspace(), maxBuffer: 2 ** 28, shell: process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    // It ends with 1 when it has found something, too.
    execFile('npx', words, options, (_failed, written, errors) => {
      try {
        resolve(readAudit(written, errors));
      } catch (error) {
        reject(error);
      }
    });
  });
}

function described(found: Vulnerability, builds: readonly BilledBuild[]): string {
  const { severity, library, versions, title, url, mendedIn } = found;
  const holders = buildsWith(found, builds);
  const held = holders.length > 0 ? `In the builds of ${holders.join(', ')}.` : 'In no build that is there.';
  return `${severity}: ${library} ${versions.join(', ')}: ${title}\n    ${held} Mended in ${mendedIn}. ${url}`;
}

async function main(): Promise<void> {
  const { values } = parseWords(process.argv.slice(2), {
    level: { type: 'string', default: 'moderate' },
    registry: { type: 'string' },
  });
  const level = severities.find((one) => one === values.level);
  if (!level) throw new Refused(`There is no level '${values.level}'; there are ${severities.join(', ')}.`);
  const found = await audit(values.registry);
  const builds = billedBuilds();
  for (const one of found) console.log(described(one, builds));
  const bad = found.filter((one) => isAtLeast(level satisfies Severity, one)).length;
  console.log(
    found.length === 0
      ? 'No vulnerabilities of the installed libraries are known.'
      : `${found.length} known, ${bad} of them ${level} or worse.`,
  );
  process.exitCode = bad > 0 ? 1 : 0;
}

await runCommand(main, { usage, refusedCode: 2 });
