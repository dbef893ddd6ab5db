import { readFileSync } from 'node:fs';
import { gatewaySettings, SettingError } from '@console/gateway';
import { UnreadableError } from '@console/store';
import { assertArguments, parseWords, Refused, runCommand } from '@console/workspace';
import { writeNginxSite } from './writeNginxSite';

const usage = `nginx <folder>

Writes console.conf for nginx and what it serves into a folder, for what is released now. Takes the settings of the
gateway from the environment; STORE_DIR has to be a folder. To be called again after each release.`;

async function main(): Promise<void> {
  const { positionals } = parseWords(process.argv.slice(2), {});
  assertArguments(positionals, 1, 1);
  const { STORE_DIR = '', TLS_KEY_FILE, TLS_CERT_FILE } = process.env;
  if (/^[a-z0-9]+:\/\//i.test(STORE_DIR))
    throw new Refused('nginx serves remotes from a folder: a bucket or database needs a gateway.');
  const options = gatewaySettings(process.env, (path) => readFileSync(path, 'utf8'));
  const tls = TLS_KEY_FILE && TLS_CERT_FILE ? { key: TLS_KEY_FILE, cert: TLS_CERT_FILE } : undefined;
  const path = await writeNginxSite(positionals[0] ?? '', { ...options, store: STORE_DIR, tls });
  console.log(`${path} is written. Have nginx read it: nginx -t && nginx -s reload.`);
}

await runCommand(main, { usage, expected: [SettingError, UnreadableError] });
