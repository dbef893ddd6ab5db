/** A line of the list: a reader of the facility, and the one it is in the other facility. */
export interface MappedReader {
  /** Name of the reader whose place it takes. */
  readonly source: string;
  readonly name: string;
  /** Blank for one that the service knows: it keeps its own. */
  readonly address: string;
  /** Blank while nobody knows it. */
  readonly serialNumber: string;
}

/** The list as it is understood. */
export interface ReaderList {
  /** In the order of the facility; a line without a name and an address leaves its reader out. */
  readonly mapped: readonly MappedReader[];
  /** Readers of the facility that are left out. */
  readonly leftOut: readonly string[];
  /** Lines that begin with no reader of the facility. */
  readonly unknown: readonly string[];
}

const separatorOf = (line: string) => [...'\t;'].find((character) => line.includes(character)) ?? ',';

const cellsOf = (line: string) =>
  line.split(separatorOf(line)).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));

/** The first line of a spreadsheet names its columns: it has no reader, and no address beside it. */
const isHeading = (cells: readonly string[], at: number) => at === 0 && !/[\d.]/.test(cells[2] ?? '');

/**
 * Reads a list of readers as it was typed, or pasted from a spreadsheet: a line for each, with the reader of the facility,
 * the name, the address and, where it is known, the serial number. Of two lines for a reader the later one counts.
 *
 * @param sources - names of the readers of the facility
 */
export function readReaderList(text: string, sources: readonly string[]): ReaderList {
  const known = new Set(sources);
  const bySource = new Map<string, MappedReader>();
  const unknown: string[] = [];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line);
    const [source = '', name = '', address = '', serialNumber = ''] = cells;
    if (known.has(source)) bySource.set(source, { source, name, address, serialNumber });
    else if (!isHeading(cells, at)) unknown.push(source);
  }
  const isTaken = ({ name, address }: MappedReader) => name !== '' || address !== '';
  const mapped = sources.flatMap((source) => bySource.get(source) ?? []).filter(isTaken);
  const taken = new Set(mapped.map(({ source }) => source));
  return { mapped, leftOut: sources.filter((source) => !taken.has(source)), unknown };
}

/** Writes a list of readers, so that it can be completed. */
export function writeReaderList(readers: readonly Pick<MappedReader, 'source' | 'name'>[]): string {
  const separator = readers.some(({ source, name }) => /[,;]/.test(source + name)) ? '\t' : ', ';
  return readers.map(({ source, name }) => [source, name, ''].join(separator)).join('\n');
}
