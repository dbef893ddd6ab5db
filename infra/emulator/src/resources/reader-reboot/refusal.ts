/** Why a reader in this state cannot be restarted; `undefined` when it can. */
export function refusalOfReboot(name: string, state: string): string | undefined {
  switch (state) {
    case 'AWAITING_AGENT':
      return `Reader "${name}" has not registered with an agent yet`;
    case 'NOT_RESPONDING':
      return `Reader "${name}" is not responding`;
    case 'UPDATING_FIRMWARE':
      return `Reader "${name}" is updating its firmware`;
    default:
      return undefined;
  }
}
