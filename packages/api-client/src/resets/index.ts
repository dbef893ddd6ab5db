export { clearItemData, factoryReset } from './calls';
export { resetMutations } from './queries';
