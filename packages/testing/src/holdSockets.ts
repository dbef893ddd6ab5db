import { act } from '@testing-library/react';

/** A socket in place of the browser's; nothing happens on it but what the test does. */
export interface HeldSocket {
  readonly url: string;
  /** Opens it, as the service would. */
  open(): void;
  /** Gives a message: a text as it is, anything else as JSON. */
  give(message: unknown): void;
  /** Breaks it. */
  break(code: number): void;
}

/** Puts sockets in place of the browser's for each test; gives those that were opened, the oldest first. */
export function holdSockets(): readonly HeldSocket[] {
  const held: HeldSocket[] = [];
  class Socket implements HeldSocket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(readonly url: string) {
      held.push(this);
    }
    close() {}
    open() {
      act(() => this.onopen?.());
    }
    give(message: unknown) {
      const data = typeof message === 'string' ? message : JSON.stringify(message);
      act(() => this.onmessage?.({ data }));
    }
    break(code: number) {
      act(() => this.onclose?.({ code }));
    }
  }
  let browser: typeof WebSocket;
  beforeEach(() => {
    held.length = 0;
    browser = globalThis.WebSocket;
    Object.assign(globalThis, { WebSocket: Socket });
  });
  afterEach(() => {
    globalThis.WebSocket = browser;
  });
  return held;
}
