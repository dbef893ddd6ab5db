import { invalid } from '../../server/failure';

/**
 * A name that can stand in an address: what is blank or one of the two dot segments is taken out of an address
 * before it is sent, and its object could not be reached.
 * @throws 400
 */
export function addressableName(name: string): string {
  if (name.trim() === '') throw invalid('name', 'must not be blank');
  if (name === '.' || name === '..') throw invalid('name', `must not be "${name}"`);
  return name;
}
