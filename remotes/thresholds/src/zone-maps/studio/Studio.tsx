import type { ZoneMap } from '@console/api-client/zone-maps';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { LeaveQuestion } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { useNavigate } from '@console/design/router';
import { Collapsible } from '@console/design/sections';
import { useStyles } from '@console/design/theme';
import { holdUnsavedInput } from '@console/design/unsaved';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../paths';
import { studioZones, zoneOf } from '../drawing/studioZone';
import { type StudioState, useStudio } from '../drawing/useStudio';
import { freeKey } from '../drawing/zoneEdits';
import { type FloorPlansState, useFloorPlans } from '../floor-plans/useFloorPlans';
import { problemInWords } from '../zoneMap.texts';
import { LayerChoice } from './LayerChoice';
import type { Layer } from './layers';
import { MapFileButtons } from './MapFileButtons';
import { PlanKeys } from './PlanKeys';
import { SaveDialog } from './SaveDialog';
import { StudioCanvas } from './StudioCanvas';
import { StudioTools } from './StudioTools';
import css from './studio.css';
import { faultyNames, type StudioProblem, studioProblems } from './studioChecks';
import { type Cuts, useCuts } from './useCuts';
import { useSaveDrawing } from './useSaveDrawing';
import { useUndoKeys } from './useUndoKeys';
import { ZoneList } from './ZoneList';
import { ZonePanel } from './ZonePanel';

const FloorPlanPanel = lazyNamed(() => import('../floor-plans/FloorPlanPanel'), 'FloorPlanPanel', {
  waiting: null,
});

interface StudioProps {
  /** The zone map that the drawing begins with; later versions of it are joined when the drawing is saved. */
  readonly zoneMap: ZoneMap;
}

/** Draws the zones of a map: plan, list, numbers, checks while drawing, and a review before it is saved. */
export function Studio({ zoneMap }: StudioProps) {
  useStyles(css);
  const translate = useMessages();
  const navigate = useNavigate();
  const [base] = useState(zoneMap);
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const studio = useStudio(base, () => translate('studio.name.zone'));
  const cuts = useCuts(studio);
  const { review, asking, saving, begin, cancel, save } = useSaveDrawing(base);
  const floorPlans = useFloorPlans(base.name);
  const { zones, edit, changed } = studio;
  const released = useUnsaved(changed);
  const drawing = useRef<SVGSVGElement>(null);
  // What is under the pointer stays there: a second press must not meet something else.
  const focusPlan = useCallback(() => drawing.current?.focus({ preventScroll: true }), []);
  useUndoKeys(studio, review === undefined);

  const debounced = useDebouncedValue(zones);
  const problems = useMemo(() => studioProblems(debounced, base.points), [debounced, base.points]);
  const faulty = useMemo(() => faultyNames(problems), [problems]);
  const inWords = useCallback(
    (problem: StudioProblem) =>
      problem.problem === 'zoneOutside'
        ? translate('studio.problem.zoneOutside', { zone: problem.zone })
        : problemInWords(problem, translate),
    [translate],
  );
  const leave = async (saved: boolean) => {
    if (!saved) return;
    released.current = true;
    await navigate(paths.zoneMaps.zoneMap(base.name));
  };
  const onReview = async () => {
    const drawn = zones.map(zoneOf);
    await leave(await begin(drawn, studioProblems(zones, base.points).length === 0));
  };
  const isFirst = base.zones.length === 0;
  const { begin: beginMode } = studio;
  useEffect(() => {
    if (isFirst) beginMode('rectangle');
  }, [isFirst, beginMode]);
  return (
    <Page
      section={translate('zoneMaps.section')}
      item={translate('studio.title', { name: base.name })}
      actions={
        <>
          <MapFileButtons
            zoneMap={base}
            zones={() => zones.map(zoneOf)}
            plans={floorPlans.plans}
            onImport={(read, plans) => {
              edit((before) => studioZones(read, freeKey(before)));
              floorPlans.addPlans(plans);
            }}
            onSay={cuts.say}
          />
          <Button tone="primary" pending={asking} onClick={() => void onReview()}>
            {translate(isFirst ? 'studio.save.confirm' : 'studio.save')}
          </Button>
        </>
      }
    >
      <StudioTools studio={studio} onFocusPlan={focusPlan} />
      <p className="studio__said" role="status">
        {cuts.said}
      </p>
      <div className="studio">
        <StudioCanvas
          label={translate('studio.plan', { name: base.name, floor: studio.floor })}
          drawing={drawing}
          studio={studio}
          cuts={cuts}
          faulty={faulty}
          plan={floorPlans.plans[studio.floor]}
          zoneMap={base}
          layers={layers}
        />
        <StudioSide
          layers={<LayerChoice zoneMap={base} shown={layers} onChange={setLayers} />}
          studio={studio}
          cuts={cuts}
          faulty={faulty}
          problems={problems.map(inWords)}
          floorPlans={floorPlans}
          onFocusPlan={focusPlan}
        />
      </div>
      {review && (
        <SaveDialog
          review={review}
          saving={saving}
          inWords={inWords}
          onSave={(saved) => void save(saved).then(leave)}
          onClose={cancel}
        />
      )}
      <LeaveQuestion unsaved={changed} released={released} />
    </Page>
  );
}

interface StudioSideProps {
  /** Choice of the layers under the zones. */
  readonly layers: ReactNode;
  readonly studio: StudioState;
  readonly cuts: Cuts;
  /** Names of zones with which something is wrong. */
  readonly faulty: ReadonlySet<string>;
  /** Faults of the drawing, in words. */
  readonly problems: readonly string[];
  readonly floorPlans: FloorPlansState;
  readonly onFocusPlan: () => void;
}

/** The drawing in words and numbers, beside the plan. */
function StudioSide({ layers, studio, cuts, faulty, problems, floorPlans, onFocusPlan }: StudioSideProps) {
  const translate = useMessages();
  // A map without a zone begins with the image mostly.
  const [isImageOpen, setImageOpen] = useState(studio.zones.length === 0);
  const imagePanel = useRef<HTMLDivElement>(null);
  const { chosen } = studio;
  return (
    <div className="studio__side">
      <Checks texts={[...new Set(problems)]} />
      {chosen && <ZonePanel key={chosen.key} studio={studio} zone={chosen} onFocusPlan={onFocusPlan} />}
      <ZoneList studio={studio} cuts={cuts} faulty={faulty} />
      {layers}
      <div ref={imagePanel}>
        <Collapsible title={translate('floorPlan')} open={isImageOpen} onToggle={setImageOpen}>
          {isImageOpen && (
            <FloorPlanPanel
              studio={studio}
              floorPlans={floorPlans}
              onFocusPlan={onFocusPlan}
              onFocusHeading={() => imagePanel.current?.querySelector('button')?.focus()}
              onSay={cuts.say}
            />
          )}
        </Collapsible>
      </div>
      <PlanKeys page="StudioPage" />
    </div>
  );
}

/** Time a value has to rest before it is looked at, in milliseconds. */
const debounceTime = 150;

/** A value that waits while it changes all the time: what is dragged follows the pointer, and is looked at when it rests. */
function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceTime);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(debounced);
}

/** Marks the page while something is drawn that was not saved. @returns set it to leave without a question */
function useUnsaved(unsaved: boolean) {
  const released = useRef(false);
  useEffect(() => (unsaved ? holdUnsavedInput() : undefined), [unsaved]);
  return released;
}

/** Faults of the drawing, naming the zones. */
function Checks({ texts }: { readonly texts: readonly string[] }) {
  const translate = useMessages();
  return (
    <Card title={translate('studio.checks')}>
      {texts.length === 0 ? (
        <p>{translate('studio.checks.none')}</p>
      ) : (
        <ul className="studio__checks">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
