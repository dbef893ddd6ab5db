/** A package that was packed. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  /** Folder in which it lies unpacked. */
  readonly stage: string;
  /** File of the package, `console-design-2.31.0.tgz`. */
  readonly tarball: string;
}
