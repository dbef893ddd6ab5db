/**
 * What the shell offers to remotes beyond what it uses itself. A module has to be in the shell's own graph to be
 * offered; each becomes a chunk that is fetched when the first remote asks for it.
 */
export const provided = [
  () => import('@console/design/actions'),
  () => import('@console/design/card'),
  () => import('@console/design/chart'),
  () => import('@console/design/copy'),
  () => import('@console/design/dialog'),
  () => import('@console/design/fields'),
  () => import('@console/design/form'),
  () => import('@console/design/live'),
  () => import('@console/design/plan'),
  () => import('@console/design/query'),
  () => import('@console/design/records'),
  () => import('@console/design/sections'),
  () => import('@console/design/status'),
  () => import('@console/design/table'),
  () => import('@console/design/time'),
];
