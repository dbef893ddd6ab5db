/** One choice. */
export interface SelectOption {
  value: string;
  label: string;
  /** Heading of its group. @defaultValue none */
  group?: string;
  /** Second line in the list that distinguishes it from others; searched as well. @defaultValue none */
  detail?: string;
  /** Why it cannot be chosen; it stays in the list, disabled, and tells it. @defaultValue it can */
  blockedReason?: string;
}

/** Options under the heading of their group. */
export interface OptionGroup {
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

/** Whether an option is offered for what was typed: label or detail hold it. */
const holds = ({ label, detail = '' }: SelectOption, text: string) =>
  [label, detail].some((each) => each.toLowerCase().includes(text.toLowerCase()));

/** The option that Enter chooses after something was typed; undefined when none fits. */
export function firstMatch(options: readonly SelectOption[], text: string): SelectOption | undefined {
  return groupOptions(options)
    .flatMap((each) => ('options' in each ? each.options : each))
    .find((option) => option.blockedReason === undefined && holds(option, text));
}
