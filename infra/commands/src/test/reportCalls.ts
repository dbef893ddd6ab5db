import { writeFileSync } from 'node:fs';
import { countCalls } from '@console/workspace';

/** Jest's reporter that writes the calls of functions from each test file to the next into the file `CALLS_FILE`. */
export default class ReportCalls {
  readonly #calls = countCalls();
  readonly #counts: number[] = [];

  onTestResult(): void {
    this.#counts.push(this.#calls.take());
  }

  onRunComplete(): void {
    writeFileSync(process.env.CALLS_FILE ?? '', JSON.stringify(this.#counts));
  }
}
