export type { Upgrade, UpgradeDetail, UpgradeTarget, UpgradingReader } from './adapter';
export {
  listUpgrades,
  showUpgrade,
  startUpgrade,
  stopUpgrade,
  type UpgradeDraft,
  writeUpgrade,
} from './calls';
export { upgradeMutations, upgradeQueries } from './queries';
export {
  maxParallelReadersLimits,
  type UpgradeStatus,
  type UpgradeStep,
  upgradeStatuses,
  upgradeSteps,
} from './schema';
export {
  eligibilityOf,
  isComplete,
  isFailure,
  isOngoing,
  isRunning,
  outcomeOf,
  placeholderVersion,
  type UpgradeEligibility,
  type UpgradeOutcome,
} from './upgrade';
