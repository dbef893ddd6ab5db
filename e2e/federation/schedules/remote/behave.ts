/** Behaviour of a build, as the page of the schedules knows it. */
interface Watched {
  /** Calls so far, `load` or `render` with the build. */
  readonly ran: string[];
  /** Where the code of a build throws, by the build; nowhere when it says nothing. */
  readonly throwing: Readonly<Record<string, string>>;
}

/** Placeholder for the name of the build; each copy of the build gets its own. */
export const build = 'rfid_template_00000000';

/** Reports that the build runs, and throws where the schedule wants it to. */
export function behave(where: 'load' | 'render'): void {
  const { ran, throwing } = globalThis as unknown as Watched;
  ran.push(`${where} ${build}`);
  if (throwing[build] === where) throw new Error(`thrown at ${where}`);
}
