import { invalid } from '../server/failure';

/** The name a request gives its object. @throws 400 when it is blank */
export function givenName({ name }: { readonly name: string }): string {
  if (name.trim() === '') throw invalid('name', 'must not be blank');
  return name;
}
