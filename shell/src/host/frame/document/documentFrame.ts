/** The frame that the document shows before the code of the console is there. */
export interface DocumentFrame {
  /** Heading of the page, where it is shown. */
  readonly heading: string | undefined;
}

/** Where the script of the document leaves it for the shell. */
const place = Symbol.for('console.document-frame');

const page = globalThis as unknown as Record<symbol, DocumentFrame | undefined>;

/** The frame of the document; undefined where it is not shown, or not any more. */
export const documentFrame = (): DocumentFrame | undefined => page[place];

/** Makes the frame of the document known to the shell; undefined when it is gone. */
export function setDocumentFrame(frame: DocumentFrame | undefined): void {
  page[place] = frame;
}
