import { resolve } from 'node:path';
import { delegatedKey, pemOf } from '@console/store';
import { assertArguments, parseWords } from '@console/workspace';
import type { Command } from './Command';
import { changeOptions, keyFolder, namedStore, readSite, reasonFor, revised, writeSite } from './commandSite';
import { createKeyFiles, readPublicKey } from './keys';
import { planAddKey, planConfirm, planReplaceKey, planWithdrawKey } from './plan/planKeys';
import { ReleaseRefused } from './ReleaseRefused';
import { changeRegistry, presentRegistry } from './registry';
import type { Site } from './Site';
import { textTable } from './textTable';

function createKey(words: readonly string[]): void {
  assertArguments(words, 0, 1);
  const { privateKey, publicKey } = createKeyFiles(resolve(words[0] ?? keyFolder), namedStore());
  console.log(
    `Releases are signed with ${privateKey}: keep it secret. Gateways need ${publicKey}; of a team, who runs the site does.`,
  );
}

/** Names between commas. */
const namesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/**
 * The public key in a file, for a team.
 * @throws ReleaseRefused when it is one of the site: it may everything, so a smaller right would mean nothing
 */
function teamKey(file: string, { key, keys = [] }: Site): string {
  const read = readPublicKey(file);
  if ([key.verifying, ...keys].some(({ id }) => id === read.id))
    throw new ReleaseRefused(
      `${file} is a key of the site. A team makes one of its own: remotes key <folder>.`,
    );
  return pemOf(read);
}

async function showKeys(words: readonly string[]): Promise<void> {
  assertArguments(words, 0, 0);
  const site = readSite();
  const { delegations = [] } = (await presentRegistry(site)) ?? {};
  if (delegations.length === 0) {
    console.log(`No team has a key of its own: only keys of the site release into ${site.store.name}.`);
    return;
  }
  const rows = delegations.map((delegation) => [
    delegation.team,
    delegatedKey(delegation).id,
    delegation.remotes.join(', '),
    delegation.areas.join(', '),
  ]);
  console.log(textTable(['Team', 'Key', 'Remotes', 'Areas'], rows));
}

async function addKey(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, {
    ...changeOptions,
    remotes: { type: 'string' },
    areas: { type: 'string' },
  });
  assertArguments(positionals, 2, 2);
  const [team = '', file = ''] = positionals;
  const remotes = namesIn(values.remotes ?? '');
  if (remotes.length === 0)
    throw new ReleaseRefused('Say with --remotes what the key may release: --remotes parcels.');
  const site = writeSite(values.by);
  const grant = {
    team,
    key: teamKey(file, site),
    remotes,
    areas: values.areas === undefined ? undefined : namesIn(values.areas),
  };
  const reason = values.reason?.trim() || 'a key of its own';
  const { registry, delegations } = await changeRegistry(site, reason, (now, given) =>
    planAddKey(now, given, grant),
  );
  const { areas = [] } = delegations.find((one) => one.team === team) ?? {};
  console.log(
    `${team} may release ${remotes.join(', ')} with the areas ${areas.join(', ')}, ${revised(registry.revision)}.`,
  );
}

async function replaceKey(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, changeOptions);
  assertArguments(positionals, 2, 2);
  const [team = '', file = ''] = positionals;
  const site = writeSite(values.by);
  const key = teamKey(file, site);
  const { registry } = await changeRegistry(site, values.reason?.trim() || 'another key', (now, given) =>
    planReplaceKey(now, given, team, key),
  );
  console.log(
    `${team} releases by its new key, ${revised(registry.revision)}; the one before signs nothing more.`,
  );
}

async function withdrawKey(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, changeOptions);
  assertArguments(positionals, 1, 1);
  const [team = ''] = positionals;
  const { registry } = await changeRegistry(
    writeSite(values.by),
    await reasonFor(values.reason),
    (now, given) => planWithdrawKey(now, given, team),
  );
  const { revision } = registry;
  console.log(`${team} may not release any more, ${revised(revision)}; what runs stays.`);
  console.log(
    `If it can still write into the store, take that away, and set REGISTRY_SINCE=${revision} for gateways.`,
  );
}

async function confirm(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, changeOptions);
  assertArguments(positionals, 0, 0);
  const { registry } = await changeRegistry(
    writeSite(values.by),
    values.reason?.trim() || 'confirmed',
    planConfirm,
  );
  console.log(`The key of the site has signed what runs, ${revised(registry.revision)}.`);
}

/** Commands for keys: pairs, and what those of teams may. */
export const keyCommands: Readonly<Record<string, Command>> = {
  'remotes key': {
    usage: 'remotes key [folder]',
    summary: 'creates a pair of keys to sign with',
    run: createKey,
  },
  'remotes keys': {
    usage: 'remotes keys',
    summary: 'shows which teams may release what by keys of their own',
    run: showKeys,
  },
  'remotes keys add': {
    usage: 'remotes keys add <team> <file of its public key> --remotes a,b [--areas c,d] [--reason …]',
    summary: 'lets a team release its remotes by a key of its own',
    run: addKey,
  },
  'remotes keys replace': {
    usage: 'remotes keys replace <team> <file of its public key> [--reason …]',
    summary: 'puts another key of a team in the place of the one before',
    run: replaceKey,
  },
  'remotes keys withdraw': {
    usage: 'remotes keys withdraw <team> --reason …',
    summary: 'takes the right of a team back; what it released stays',
    run: withdrawKey,
  },
  'remotes keys confirm': {
    usage: 'remotes keys confirm [--reason …]',
    summary:
      'signs what runs with the key of the site, so that gateways need not look at what teams signed before',
    run: confirm,
  },
};
