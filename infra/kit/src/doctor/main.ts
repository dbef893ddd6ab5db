import { parseWords, Refused, remotesOf, runCommand, workspace } from '@console/workspace';
import { examineRemote, examineWorkspace } from './examine';
import type { Finding } from './finding';

const usage = `doctor [remote]… [--json]

Lists what is wrong with remotes: where, what, and what to do. Checks all remotes by default.
Ends with 1 when something would stop a release.`;

const written = ({ level, where, what, fix }: Finding) =>
  `${level === 'error' ? '✗' : '!'} ${where}: ${what}\n    ${fix}`;

async function main(): Promise<void> {
  const { values, positionals } = parseWords(process.argv.slice(2), {
    json: { type: 'boolean', default: false },
  });
  const present = remotesOf();
  const unknown = positionals.find((name) => !present.includes(name));
  if (unknown) throw new Refused(`There is no remote ${unknown}; there are ${present.join(', ')}.`);
  const names = positionals.length > 0 ? positionals : present;
  const findings = await examineWorkspace(workspace);
  for (const name of names) findings.push(...(await examineRemote(workspace, name)));
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (values.json) console.log(JSON.stringify({ remotes: names, findings }, null, 2));
  else {
    for (const finding of findings) console.log(written(finding));
    const looked = names.join(', ');
    if (findings.length === 0) console.log(`${looked}: no findings.`);
    else console.log(`\n${looked}: ${errors} errors, ${findings.length - errors} warnings.`);
  }
  process.exitCode = errors > 0 ? 1 : 0;
}

await runCommand(main, { usage, refusedCode: 2 });
