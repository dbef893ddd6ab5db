/** One choice. */
export interface SelectOption {
  value: string;
  label: string;
  /** Heading of its group. @defaultValue none */
  group?: string;
  /** Second line in the list that distinguishes it from others; searched as well. @defaultValue none */
  detail?: string;
  /**
   * Code of the service where the label is in words: in the tooltip, and searched as well. @defaultValue none
   */
  code?: string;
  /** Why it cannot be chosen; it stays in the list, disabled, and tells it. @defaultValue it can */
  blockedReason?: string;
}

/** Options under the heading of their group. */
interface OptionGroup {
  label: string;
  options: SelectOption[];
}

/** The options under the headings of their groups, in the order in which they come. */
export function groupOptions(options: readonly SelectOption[]): (SelectOption | OptionGroup)[] {
  const groups = new Map<string, OptionGroup>();
  return options.flatMap((option): (SelectOption | OptionGroup)[] => {
    if (option.group === undefined) return [option];
    const known = groups.get(option.group);
    if (known) {
      known.options.push(option);
      return [];
    }
    const group = { label: option.group, options: [option] };
    groups.set(option.group, group);
    return [group];
  });
}

/** Codes of the service as choices in words. */
export const codeOptions = (
  codes: readonly string[],
  wordsOf: (code: string) => string,
): readonly SelectOption[] => codes.map((code) => ({ value: code, label: wordsOf(code), code }));

/** Matches what was typed against label, detail and code, without regard to case. */
const holds = ({ label, detail = '', code = '' }: SelectOption, text: string) =>
  [label, detail, code].some((each) => each.toLowerCase().includes(text.toLowerCase()));

/** The option that Enter chooses after something was typed; undefined when none fits. */
export function firstMatch(options: readonly SelectOption[], text: string): SelectOption | undefined {
  return groupOptions(options)
    .flatMap((each) => ('options' in each ? each.options : each))
    .find((option) => option.blockedReason === undefined && holds(option, text));
}
