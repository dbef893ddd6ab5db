import { upperCaseHexadecimal } from '../../patterns';
import {
  blankProblem,
  choiceProblem,
  inField,
  integerProblem,
  type Problem,
  type TypedNumber,
} from '../../rules';
import type { TagFilter } from '../configuration';
import { memoryBanks } from '../schema';

/** A filter as it is begun: the EPC, past its header (CONFIG-18). */
export const newTagFilter = { tagMask: '', memoryBank: 1, pointer: 32 } as const satisfies TagFilter;

/** A pointer counts bits, and a mask begins at a whole hexadecimal digit. */
const bitsPerDigit = 4;

const hexadecimal = new RegExp(upperCaseHexadecimal);

/** Problems of the filters of a configuration (CONFIG-28). */
export function filterProblems(filters: readonly TagFilter<TypedNumber>[] = []): Problem[] {
  return filters.flatMap(({ tagMask, memoryBank, pointer }, index) => {
    const within = `filters[${index}]`;
    return [
      ...inField(
        `${within}.tagMask`,
        blankProblem(tagMask) ??
          (hexadecimal.test(tagMask.toUpperCase()) ? undefined : { problem: 'hexadecimal' }),
      ),
      ...inField(`${within}.memoryBank`, choiceProblem(memoryBank, memoryBanks)),
      ...inField(
        `${within}.pointer`,
        blankProblem(pointer) ?? integerProblem(pointer, { min: 0, step: bitsPerDigit }),
      ),
    ];
  });
}
