import type { Translate } from '@console/design/messages';
import { type TourSignal, type TourStep, tourSteps } from '@console/remote';
import { paths, textIn } from '@console/remote/contract';
import type { BuildManifest, ResolvedRegistry } from '@console/remote/registry';

/** A stop of the tour: its text and its target. */
export interface PlannedStop {
  readonly step: TourStep;
  /** Address of the page it is on. */
  readonly path: string;
  /** Value of `data-tour` of the element. @defaultValue it has no target and is in the middle of the screen. */
  readonly target?: string;
  readonly title: string;
  readonly text: string;
  /** What it waits for. @defaultValue for the user. */
  readonly awaits?: TourSignal;
}

/**
 * The tour of this console: the shell's own stops and those that remotes declare, in the order of the documents; what
 * no remote declares is left out [TOUR-03]. Empty where remotes declare nothing: there is nothing to lead to.
 */
export function planTour(
  { remotes }: Pick<ResolvedRegistry, 'remotes'>,
  translate: Translate,
): PlannedStop[] {
  const declared = remotes.flatMap(({ tour = [] }) => tour);
  if (declared.length === 0) return [];
  return tourSteps.flatMap((step) => {
    const title = translate(`tour.step.${step}`);
    const ofRemotes = declared.filter((stop) => stop.step === step);
    return [...ownStops(step, ofRemotes), ...ofRemotes.map(fromDeclaration)].map(({ text, ...stop }) => ({
      ...stop,
      step,
      title,
      text: typeof text === 'string' ? translate(text) : textIn(text),
    }));
  });
}

type DeclaredStop = NonNullable<BuildManifest['tour']>[number];

/** A stop without what all stops of its step share; its text is a key of the catalogue or the remote's own. */
interface RawStop extends Pick<PlannedStop, 'path' | 'target' | 'awaits'> {
  readonly text: string | DeclaredStop['text'];
}

const fromDeclaration = ({ path, target, text, awaits }: DeclaredStop): RawStop => ({
  path,
  target,
  text,
  awaits,
});

/** The stops in the shell itself: where the tour begins, the bar, and More, which leads to the Admin page [TOUR-08]. */
function ownStops(step: TourStep, ofRemotes: readonly DeclaredStop[]): readonly RawStop[] {
  const path = paths.readers.definitions.list();
  if (step === 'intro') return [{ path, text: 'tour.text.intro' }];
  if (step === 'users-link') return [{ path, target: 'navigation-users', text: 'tour.text.users-link' }];
  if (step === 'scanner-configuration' && ofRemotes.length > 0)
    return [{ path, target: 'navigation-more', text: 'tour.text.more' }];
  return [];
}
