import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describeMismatch } from '../validateRequests';
import { type Fault, faultsSchema } from './schema';

/**
 * Reads a file of faults: a JSON array of what `POST /emulator/faults` takes.
 * @throws with one sentence for the person who named the file
 */
export function readFaults(file: string): readonly Fault[] {
  const faults = parse(file);
  const isRight = new Ajv({ allErrors: true }).compile<readonly Fault[]>(faultsSchema);
  if (isRight(faults)) return faults;
  const problems = (isRight.errors ?? []).map((error) => describeMismatch(error, 'the file'));
  throw new Error(`--faults ${file} does not hold faults: ${[...new Set(problems)].join('; ')}`);
}

function parse(file: string): unknown {
  const text = read(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`--faults ${file} is not JSON`);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`--faults ${file} cannot be read`);
  }
}
