export { chooseIn, chooseOption, openList, openOptions } from './chooseOption';
export { describeListPage, type ListAbility, type ListPage, listAbilities } from './describeListPage';
export { type HeldSocket, holdSockets } from './holdSockets';
export { idle, until } from './idle';
export { type RenderedRemote, type RenderRemoteOptions, renderRemote } from './renderRemote';
export { type ServiceOfTest, serviceOfTest } from './serviceOfTest';
export { signedInClient } from './signedInClient';
