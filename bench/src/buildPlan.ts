import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { common } from '@console/build/common';
import { inWorkspace } from '@console/workspace';
import { build } from './buildBundle';

/** Builds a page with a plan of dots that move; gives the folder it is in. */
export async function buildPlan(): Promise<string> {
  const dist = inWorkspace('.console/bench/plans');
  const base = common(inWorkspace('bench'), 'plan_dots');
  await build({
    ...base,
    entry: { plan: './plans/MovingDots.tsx' },
    output: { ...base.output, path: dist, publicPath: '/', filename: '[name].js' },
  });
  await writeFile(
    resolve(dist, 'plan.html'),
    '<!doctype html><meta charset="utf-8"><title>plan</title><body class="design"><script src="/plan.js"></script>',
  );
  return dist;
}
