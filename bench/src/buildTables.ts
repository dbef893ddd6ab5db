import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { common } from '@console/build/common';
import { inWorkspace } from '@console/workspace';
import { build } from './buildBundle';

/** The tables that are measured: that of the console, and the virtual one of antd as the yardstick. */
export const measuredTables = { own: 'OwnTable', antd: 'AntdTable' } as const;

/** Builds a page for each table; gives the folder they are in. */
export async function buildTables(): Promise<string> {
  const dist = inWorkspace('.console/bench/tables');
  for (const [name, module] of Object.entries(measuredTables)) {
    const base = common(inWorkspace('bench'), `table_${name}`);
    await build({
      ...base,
      entry: { [name]: `./tables/${module}.tsx` },
      output: { ...base.output, path: dist, publicPath: '/', filename: '[name].js' },
    });
    await writeFile(
      resolve(dist, `${name}.html`),
      `<!doctype html><meta charset="utf-8"><title>${name}</title><body><script src="/${name}.js"></script>`,
    );
  }
  return dist;
}
