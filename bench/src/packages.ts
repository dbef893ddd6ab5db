import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { common } from '@console/build/common';
import { inWorkspace } from '@console/workspace';
import { build } from './buildBundle';
import { scripts, type Weight, weigh } from './weights';

const library = /^(?!@console\/)[@a-z]/;

/**
 * Builds everything a package exports, its own code alone: libraries and other packages stay outside. What a change
 * of the package costs shows here, before tree shaking in the apps takes away what none of them uses.
 */
export async function weighPackage(name: string): Promise<Weight> {
  const folder = inWorkspace('packages', name);
  const parts = await readdir(join(folder, 'src'), { recursive: true });
  const entries = parts.filter((part) => /^([^/]+\/)?index\.ts$/.test(part));
  const code = entries.map(
    (part, index) => `export * as part${index} from ${JSON.stringify(join(folder, 'src', part))};`,
  );
  const base = common(folder, `weigh_${name.replaceAll('-', '_')}`);
  const path = inWorkspace('.console/bench/packages', name);
  await build({
    ...base,
    entry: { [name]: `data:text/javascript,${encodeURIComponent(code.join('\n'))}` },
    output: {
      ...base.output,
      path,
      filename: '[name].js',
      clean: true,
      library: { type: 'commonjs-static' },
    },
    externals: [
      ({ request = '' }, answer) => {
        const inside =
          request.startsWith(`@console/${name}`) || /^(\.|\/|data:|[a-z-]+-loader)/.test(request);
        if (inside || !(library.test(request) || request.startsWith('@console/'))) answer();
        else answer(undefined, `commonjs ${request}`);
      },
    ],
  });
  return weigh(await scripts(path));
}
