import type { Problem } from './problem';

/**
 * Requirement that a field misses, as the service and commands say it: `must be at least 10`. Pages have
 * texts of their own.
 */
export function describeProblem({ problem, values = {} }: Omit<Problem, 'field'>): string {
  switch (problem) {
    case 'blank':
      return 'is required';
    case 'either':
      return `must hold either ${values.one} or ${values.other}, not both`;
    case 'number':
      return 'must be a number';
    case 'integer':
    case 'listInteger':
      return 'must be whole numbers only';
    case 'range':
    case 'listRange':
      return `must be from ${values.min} to ${values.max}`;
    case 'atLeast':
      return `must be at least ${values.min}`;
    case 'atMost':
      return `must be at most ${values.max}`;
    case 'below':
      return `must be below ${values.limit}`;
    case 'above':
      return `must be above ${values.limit}`;
    case 'multiple':
    case 'listStep':
      return `must be a multiple of ${values.step}`;
    case 'powerOfTwo':
      return 'must be a power of two';
    case 'hexadecimal':
      return 'must be hexadecimal';
    case 'characters':
      return 'must be letters, digits, _ and - only';
    case 'notOffered':
      return `must be one of ${values.offered}, not ${values.value}`;
    case 'notDivisor':
      return `must divide ${values.whole}`;
    case 'duration':
      return 'must be an ISO 8601 duration like PT5M';
    case 'pairs':
      return 'must be pairs of numbers';
    case 'pairFirst':
      return `must begin each pair with a number of at least ${values.min}`;
    case 'otherType':
      return `must have the type ${values.type}, and "${values.name}" is of ${values.operation}`;
    case 'unknown':
      return `names "${values.name}", which does not exist`;
    case 'listMalformed':
      return 'must be a list of numbers';
    case 'listRepeated':
      return `must not hold ${values.value} twice`;
    case 'listCount':
      return `must have ${values.expected} numbers, not ${values.count}`;
  }
}
