/** Version of the federation runtime the shell is built with. */
declare const FEDERATION_VERSION: string;
/** Modules that the shell offers to remotes, by request. */
declare const OFFERED_SHARES: Readonly<
  Record<string, { readonly version: string; readonly strict: boolean }>
>;
/** Versions of the shared modules that must not differ, by package. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
/** Stands for the sources of this build of the shell. */
declare const SHELL_BUILD: string;
