import type { Registry } from './registrySchema';

/** Id of the data block in the HTML document that carries a {@link ConsoleDocument}. */
export const consoleDocumentId = 'console-document';

/** Content that the gateway writes into the HTML document, so that the shell starts without asking for it. */
export interface ConsoleDocument {
  /** Runtime configuration of the shell; unknown keys are ignored, missing ones take their defaults. */
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly registry: Registry;
}
