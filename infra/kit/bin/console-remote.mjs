#!/usr/bin/env node
// The commands for a remote in its own repository.
const commands = {
  dev: 'dev/main.js',
  build: 'own/build.js',
  test: 'own/test.js',
  types: 'own/types.js',
  journeys: 'own/journeys.js',
  doctor: 'doctor/main.js',
  release: 'own/release.js',
  rollback: 'own/release.js',
  remotes: 'own/release.js',
  update: 'own/update.js',
};

const [, , command = ''] = process.argv;

if (Object.hasOwn(commands, command)) {
  // The commands of a site say themselves which one of theirs is meant.
  if (commands[command] !== 'own/release.js') process.argv.splice(2, 1);
  await import(new URL(`../dist/${commands[command]}`, import.meta.url).href);
} else {
  console.error(`${command ? `'${command}' is not a command.\n\n` : ''}Usage: console-remote <command>

  dev        the console with this remote live: what is saved shows within a second
  build      builds it into dist
  test       runs its tests; words are handed to Jest
  types      checks types
  journeys   runs its journeys through a whole console; words are handed to Playwright
  doctor     names everything that would stop a release
  release    builds, checks and releases it into the store STORE_DIR
  rollback   goes back to an earlier build
  remotes    what runs where; rollout, pin, history, prune
  update     raises the packages of the console, and brings what the template has changed

--help after a command says more.`);
  process.exitCode = command && command !== '--help' ? 2 : 0;
}
