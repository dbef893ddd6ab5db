/** Facts of a person, by the word of the company's provider or proxy. */
export interface ProvenPerson {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly issuer: string;
  readonly subject: string;
  /** Token by which the provider is told to sign the person out; empty where a proxy has named the person. */
  readonly idToken: string;
  /** Time of the proof in ms since 1970. */
  readonly authenticated: number;
}

/** Who proves who people are does not answer, or not as such. */
export class ProviderAwayError extends Error {
  override readonly name = 'ProviderAwayError';
}

/** Difference of clocks in s that is put up with. */
export const toleratedSeconds = 120;
