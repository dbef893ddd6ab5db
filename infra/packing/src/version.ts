import { contractVersion } from '@console/remote/contract';
import { Refused } from '@console/workspace';

/**
 * The version that is published: that of the contract, with a patch of its own.
 * @throws Refused for one of another contract.
 */
export function publishedVersion(given: string | undefined, contract = contractVersion): string {
  if (given === undefined) return contract;
  const line = contract.split('.').slice(0, 2).join('.');
  if (!new RegExp(`^${line.replace('.', '\\.')}\\.\\d+(-[0-9a-z.-]+)?$`).test(given))
    throw new Refused(
      `${given} is not a version of contract ${contract}: give ${line}.<patch>, as in ${line}.1, or raise the contract first.`,
    );
  return given;
}
