import type { KeyEnd, Translate } from '@console/design/messages';
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
  /** Signal it waits for. @defaultValue none, it waits for the user. */
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

/** A step of the tour that does something, for the checklist. */
interface TourTask {
  readonly step: TourStep;
  readonly title: string;
  /** Signals that its stops wait for. */
  readonly signals: readonly TourSignal[];
  /** Records that are counted for it. @defaultValue none */
  readonly progress: DeclaredStop['progress'];
}

/** The steps that remotes declare, in the order of the tour; the shell's own stops only lead there. */
export function tourTasks(registry: Pick<ResolvedRegistry, 'remotes'>, translate: Translate): TourTask[] {
  const declared = registry.remotes.flatMap(({ tour = [] }) => tour);
  return tourSteps.flatMap((step) => {
    const stops = declared.filter((stop) => stop.step === step);
    if (stops.length === 0) return [];
    return [
      {
        step,
        title: translate(`tour.step.${step}`),
        signals: stops.flatMap(({ awaits }) => awaits ?? []),
        progress: stops.find(({ progress }) => progress)?.progress,
      },
    ];
  });
}

/** Names a stop among those of a tour, also after another build of its remote has changed their order. */
export const stopKey = ({ step, target }: Pick<PlannedStop, 'step' | 'target'>): string =>
  `${step} ${target ?? ''}`.trim();

/**
 * Index of the stop at which a tour begins that is started at a step, or goes on after a reload: what is only there once
 * a form is open begins with the stop that opens it.
 *
 * @param wanted - name of a step, or key of a stop; the tour begins at its beginning where there is none of this name
 */
export function stopToStart(stops: readonly PlannedStop[], wanted: string): number {
  const exact = stops.findIndex((stop) => stopKey(stop) === wanted);
  const found = exact >= 0 ? exact : stops.findIndex(({ step }) => step === wanted);
  const opens = stops[found - 1]?.awaits?.endsWith('-shown') === true;
  return Math.max(0, opens ? found - 1 : found);
}

type DeclaredStop = NonNullable<BuildManifest['tour']>[number];

/** A stop without what all stops of its step share; its text is a key of the catalogue or the remote's own. */
interface RawStop extends Pick<PlannedStop, 'path' | 'target' | 'awaits'> {
  readonly text: `tour.text.${KeyEnd<'tour.text'>}` | DeclaredStop['text'];
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
