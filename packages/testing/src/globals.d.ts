/// <reference types="@testing-library/jest-dom" />

import type { EmulatorOfTest } from './emulatorOfTest';

declare global {
  /** The service of this test file. */
  var emulator: EmulatorOfTest;
}
