export { compress } from './compress';
export { emptyRegistry, planRelease, type ReleasePlan } from './planRelease';
export { ReleaseRefused } from './ReleaseRefused';
export { type Released, type ReleaseOptions, release } from './release';
export { type RemoteBuild, remoteBuildSchema } from './remoteBuild';
export { type RemoteStatus, status } from './status';
