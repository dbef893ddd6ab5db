import { behave, build } from './behave';

/** Shows which build runs. */
export function Page(): string {
  behave('render');
  return `showing ${build}.`;
}
