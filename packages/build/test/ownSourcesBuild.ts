import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { OwnSourcesPlugin } from '../src/ownSources';

/** Builds `src/remote.ts` of the folder that is named, and prints what the build complains of as a JSON list. */
const [folder = ''] = process.argv.slice(2);
const compiler = rspack({
  mode: 'none',
  context: folder,
  entry: './src/remote.ts',
  output: { path: join(folder, 'dist') },
  plugins: [new OwnSourcesPlugin(folder)],
});
compiler.run((failure, stats) => {
  if (failure) throw failure;
  const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
  console.log(JSON.stringify(errors.map(({ message }) => message)));
  compiler.close(() => undefined);
});
