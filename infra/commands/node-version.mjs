// Written for every Node that knows modules at all, so that an old one gets a sentence and not a syntax error.
const least = [20, 19];

/** Ends the process with a sentence when this Node is older than the console can work with. */
export function requireNode() {
  const parts = process.versions.node.split('.').map(Number);
  if (parts[0] > least[0] || (parts[0] === least[0] && parts[1] >= least[1])) return;
  console.error(
    'The console needs Node ' +
      least.join('.') +
      ' or newer, but this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
