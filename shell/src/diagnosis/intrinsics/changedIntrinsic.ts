/** Object used by everything on the page that a remote has changed. */
export interface ChangedIntrinsic {
  /** `window.fetch`, `Array.prototype.map`, `document.adoptedStyleSheets`. */
  readonly name: string;
  /** True if it is again what it was; false where it was made unchangeable. */
  readonly restored: boolean;
}
