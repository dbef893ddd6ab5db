/** A part of a symbol that can come and go by itself: a property, a method, a parameter. */
export interface ApiMember {
  readonly name: string;
  /** Its declaration without comments. */
  readonly text: string;
  /** Whether who gives the whole may leave it out. */
  readonly optional: boolean;
  /** Its doc comment. @defaultValue none. */
  readonly doc?: string;
}

/** What a package exports under one name. */
export interface ApiSymbol {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'constant' | 'namespace' | 'library';
  /** Its declaration without comments, in one line. */
  readonly signature: string;
  /** What is outside of its members, where it has any: type parameters, what it extends, what a function gives. */
  readonly frame: string;
  /** Undefined where the declaration is taken as a whole. */
  readonly members?: readonly ApiMember[];
  /** Its doc comment, as text. @defaultValue none. */
  readonly doc?: string;
}

/** What can be imported from one address: `@console/remote/contract`. */
export interface EntryPoint {
  readonly address: string;
  readonly symbols: readonly ApiSymbol[];
}

/** What a package offers. */
export interface PackageApi {
  readonly name: string;
  /** What counts for who uses it: the version of the contract, else that of the package. */
  readonly version: string;
  readonly entryPoints: readonly EntryPoint[];
  /** Types that nobody can import, but that the signatures above are made of. */
  readonly reached: readonly ApiSymbol[];
  /** Schemas of what is declared and registered, by name. */
  readonly schemas: Readonly<Record<string, object>>;
}
