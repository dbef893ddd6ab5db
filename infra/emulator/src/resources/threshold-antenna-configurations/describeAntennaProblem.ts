import type { AntennaProblem } from '@console/api-client/threshold-antenna-configurations/schema';
import { invalid, type ServiceFailure } from '../../server/failure';

/** The failure for a problem with the antennas of a configuration: 400, naming the list. */
export function describeAntennaProblem(problem: AntennaProblem): ServiceFailure {
  switch (problem.problem) {
    case 'antennasMissing':
      return invalid(problem.list, 'must name at least one antenna');
    case 'ignoredNotAllowed':
      return invalid(problem.list, 'antennas are for OVERHEAD_OFFSET only');
    case 'antennaIdOutside':
      return invalid(problem.list, `has antenna ${problem.antennaId}: ids are between 1 and 52`);
    case 'antennaRepeated':
      return invalid(problem.list, `has antenna ${problem.antennaId}, which is named before`);
    case 'tooManyAntennas':
      return invalid('in, out and ignored', `must not have more than ${problem.most} antennas`);
    case 'powerOutside':
      return invalid(problem.list, `has the power ${problem.power}: powers are between 10 and 33 dBm`);
    case 'powerOffStep':
      return invalid(problem.list, `has the power ${problem.power}: powers come in steps of 0.25 dBm`);
    case 'powersIncomplete':
      return invalid(problem.list, 'must give a power to every antenna or to none');
  }
}
