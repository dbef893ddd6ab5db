/** What a remote has changed that everything on the page uses. */
export interface ChangedIntrinsic {
  /** `window.fetch`, `Array.prototype.map`, `document.adoptedStyleSheets`. */
  readonly name: string;
  /** Whether it is again what it was; false where it was made unchangeable. */
  readonly restored: boolean;
}
