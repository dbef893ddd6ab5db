import { readFileSync } from 'node:fs';
import { gatewaySettings, SettingError } from '@console/gateway';
import { StoreError, UnreadableError } from '@console/store';
import { assertArguments, parseWords, runCommand } from '@console/workspace';
import { writeNginxSite } from './writeNginxSite';

const usage = `nginx <folder>

Writes console.conf for nginx and what it serves into a folder, for what is released now. Takes the settings of the
gateway from the environment. To be called again after each release.`;

async function main(): Promise<void> {
  const { positionals } = parseWords(process.argv.slice(2), {});
  assertArguments(positionals, 1, 1);
  const { TLS_KEY_FILE, TLS_CERT_FILE } = process.env;
  const options = gatewaySettings(process.env, (path) => readFileSync(path, 'utf8'));
  const tls = TLS_KEY_FILE && TLS_CERT_FILE ? { key: TLS_KEY_FILE, cert: TLS_CERT_FILE } : undefined;
  const path = await writeNginxSite(positionals[0] ?? '', { ...options, tls });
  console.log(`${path} is written. Have nginx read it: nginx -t && nginx -s reload.`);
}

await runCommand(main, { usage, expected: [SettingError, StoreError, UnreadableError] });
