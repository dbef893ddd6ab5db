import { type WithoutBlank, withoutBlank } from '../wire';
import type { ProductVersionAnswer } from './schema';

/** Build of one half of the product; what the service does not send is absent. */
export type Build = WithoutBlank<NonNullable<ProductVersionAnswer['client']>>;

/** The versions of client and server (ABOUT-03). */
export interface ProductVersion {
  readonly client: Build;
  readonly server: Build;
}

/** Versions as the console shows them. */
export function readProductVersion({ client, server }: ProductVersionAnswer): ProductVersion {
  return { client: readBuild(client), server: readBuild(server) };
}

const readBuild = (build: ProductVersionAnswer['client']): Build =>
  withoutBlank({ version: build?.version, commitId: build?.commitId });
