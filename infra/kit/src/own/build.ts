import {
  assertArguments,
  inWorkspace,
  parseWords,
  Refused,
  remotesOf,
  runCommand,
  workspace,
} from '@console/workspace';
import { demandContract } from '../contract/demandContract';
import { BuildFailed, buildOnce } from '../dev/buildOnce';

const usage = `build

Builds the remote of this repository into dist, as it is released.`;

await runCommand(
  async () => {
    const { positionals } = parseWords(process.argv.slice(2), {});
    assertArguments(positionals, 0, 0);
    const begin = performance.now();
    const [remote = ''] = remotesOf();
    await demandContract(workspace, remote);
    const dist = inWorkspace('dist');
    try {
      const { name, version } = await buildOnce(inWorkspace(), dist, 'release');
      console.log(`Built ${name} ${version} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
    } catch (error) {
      if (error instanceof BuildFailed) throw new Refused(error.message);
      throw error;
    }
  },
  { usage },
);
