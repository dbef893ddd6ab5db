/** A part of a symbol that can come and go by itself: a property, a method, a parameter. */
export interface ApiMember {
  readonly name: string;
  /** Its declaration in one line. */
  readonly text: string;
  /** True if it may be left out. */
  readonly optional: boolean;
}

/** Declaration of an entry point under one name. */
export interface ApiSymbol {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'constant' | 'namespace';
  /** Its declaration in one line. */
  readonly signature: string;
  /** The declaration without its members: type parameters, what it extends, what a function returns. */
  readonly frame: string;
  /** Undefined where the declaration is compared as a whole. */
  readonly members?: readonly ApiMember[];
  /** The JSON schema that a constant holds. */
  readonly schema?: unknown;
}

/** Symbols that can be imported from one address: `@console/remote/contract`. */
export interface EntryPoint {
  readonly address: string;
  readonly symbols: readonly ApiSymbol[];
  /** Types that cannot be imported, but that the symbols are made of. */
  readonly reached: readonly ApiSymbol[];
}

/** Exports of a package. */
export interface PackageApi {
  /** `@console/remote`. */
  readonly name: string;
  /** The version of the contract for `@console/remote`, else the one in package.json. */
  readonly version: string;
  readonly entryPoints: readonly EntryPoint[];
}
