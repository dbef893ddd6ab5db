import { antennaIdLimits, powerLimits, powerStep } from '../patterns';

/** An antenna, with the power it sends with when that is not the reader's. */
export interface RuledAntenna {
  readonly antennaId: number;
  /** In dBm. */
  readonly transmitPowerInDbm?: number | null;
}

/** Fields of a threshold antenna configuration that the rules check. */
export interface RuledConfiguration {
  readonly readerType?: string | null;
  readonly readerArrangement?: string | null;
  readonly in?: readonly RuledAntenna[] | null;
  readonly out?: readonly RuledAntenna[] | null;
  readonly ignored?: readonly RuledAntenna[] | null;
}

/** The lists of antennas of a configuration. */
export const antennaLists = ['in', 'out', 'ignored'] as const;

/** One of the lists of antennas of a configuration. */
export type AntennaList = (typeof antennaLists)[number];

/**
 * Problem of the antennas of a configuration: its name, the list it is about, and the values of its message.
 */
export type AntennaProblem =
  | {
      readonly problem: 'antennaIdOutside' | 'antennaRepeated';
      readonly list: AntennaList;
      readonly antennaId: number;
    }
  | { readonly problem: 'powerOutside' | 'powerOffStep'; readonly list: AntennaList; readonly power: number }
  | {
      readonly problem: 'antennasMissing' | 'ignoredNotAllowed' | 'powersIncomplete';
      readonly list: AntennaList;
    }
  | { readonly problem: 'tooManyAntennas'; readonly most: number };

/** Most antennas that a configuration may hold in all its lists (THRESH-15). */
export const mostAntennas = (readerType: string | null | undefined): number =>
  readerType === 'XSPAN' ? 13 : antennaIdLimits.max;

/**
 * Problems of the antennas of a configuration: in and out are needed, ignored only with OVERHEAD_OFFSET or
 * CUSTOM, which the service alone can make, and no antenna is there twice, in one list or several (THRESH-14);
 * ids are whole numbers from 1 to 52, at most 13 of them for an XSPAN, else 52 (THRESH-15); powers are 10 to
 * 33 dBm in steps of 0.25, for all antennas of a list or for none (THRESH-16). Empty when nothing is wrong.
 */
export function antennaProblems(configuration: RuledConfiguration): AntennaProblem[] {
  return [
    ...listProblems(configuration),
    ...idProblems(configuration),
    ...antennaLists.flatMap((list) => powerProblems(list, antennasOf(configuration, list))),
  ];
}

const antennasOf = (configuration: RuledConfiguration, list: AntennaList) => configuration[list] ?? [];

/** Arrangements with which antennas may be ignored. A configuration that names none is for any. */
const ignoring: readonly (string | null | undefined)[] = ['OVERHEAD_OFFSET', 'CUSTOM', null, undefined, ''];

function listProblems(configuration: RuledConfiguration): AntennaProblem[] {
  const empty = (['in', 'out'] as const).filter((list) => !configuration[list]?.length);
  const mayIgnore = ignoring.includes(configuration.readerArrangement) || !configuration.ignored?.length;
  return [
    ...empty.map((list) => ({ problem: 'antennasMissing', list }) as const),
    ...(mayIgnore ? [] : [{ problem: 'ignoredNotAllowed', list: 'ignored' } as const]),
  ];
}

function idProblems(configuration: RuledConfiguration): AntennaProblem[] {
  const antennas = antennaLists.flatMap((list) =>
    antennasOf(configuration, list).map(({ antennaId }) => ({ list, antennaId })),
  );
  const outside = antennas.filter(
    ({ antennaId: id }) => !Number.isInteger(id) || id < antennaIdLimits.min || id > antennaIdLimits.max,
  );
  const repeated = antennas.filter(
    ({ antennaId }, index) => antennas.findIndex((each) => each.antennaId === antennaId) < index,
  );
  const most = mostAntennas(configuration.readerType);
  return [
    ...outside.map((antenna) => ({ problem: 'antennaIdOutside', ...antenna }) as const),
    ...repeated.map((antenna) => ({ problem: 'antennaRepeated', ...antenna }) as const),
    ...(antennas.length > most ? [{ problem: 'tooManyAntennas', most } as const] : []),
  ];
}

function powerProblems(list: AntennaList, antennas: readonly RuledAntenna[]): AntennaProblem[] {
  const powers = antennas
    .map(({ transmitPowerInDbm }) => transmitPowerInDbm)
    .filter((power) => typeof power === 'number');
  const outside = powers.filter((power) => power < powerLimits.min || power > powerLimits.max);
  const offStep = powers.filter((power) => !Number.isInteger(power / powerStep));
  return [
    ...outside.map((power) => ({ problem: 'powerOutside', list, power }) as const),
    ...offStep.map((power) => ({ problem: 'powerOffStep', list, power }) as const),
    ...(powers.length > 0 && powers.length < antennas.length
      ? [{ problem: 'powersIncomplete', list } as const]
      : []),
  ];
}

/** Problem of antennas as the service and commands say it: the list, and the requirement it misses. */
export function describeAntennaProblem(problem: AntennaProblem): readonly [list: string, text: string] {
  switch (problem.problem) {
    case 'antennasMissing':
      return [problem.list, 'must name at least one antenna'];
    case 'ignoredNotAllowed':
      return [problem.list, 'antennas are for OVERHEAD_OFFSET only'];
    case 'antennaIdOutside':
      return [problem.list, `has antenna ${problem.antennaId}: ids are between 1 and 52`];
    case 'antennaRepeated':
      return [problem.list, `has antenna ${problem.antennaId}, which is named before`];
    case 'tooManyAntennas':
      return ['in, out and ignored', `must not have more than ${problem.most} antennas`];
    case 'powerOutside':
      return [problem.list, `has the power ${problem.power}: powers are between 10 and 33 dBm`];
    case 'powerOffStep':
      return [problem.list, `has the power ${problem.power}: powers come in steps of 0.25 dBm`];
    case 'powersIncomplete':
      return [problem.list, 'must give a power to every antenna or to none'];
  }
}
