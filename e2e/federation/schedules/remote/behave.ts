/** What a build does, as the page of the schedules knows it. */
interface Watched {
  /** What ran, `load` or `render` with the build. */
  readonly ran: string[];
  /** Where the code of a build throws, by the build; nowhere when it says nothing. */
  readonly throwing: Readonly<Record<string, string>>;
}

/** Stands for the build; every build that is cut from this one has another name in its place. */
export const build = 'rfid_template_00000000';

/** Tells that the build runs, and throws where it is made to. */
export function behave(where: 'load' | 'render'): void {
  const { ran, throwing } = globalThis as unknown as Watched;
  ran.push(`${where} ${build}`);
  if (throwing[build] === where) throw new Error(`thrown at ${where}`);
}
