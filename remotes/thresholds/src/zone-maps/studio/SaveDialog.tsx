import type { Zone } from '@console/api-client/zone-maps';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useId, useMemo, useState } from 'react';
import { resolveConflicts, type ZoneConflict, zoneChanges } from './mergeZones';
import { type StudioProblem, studioProblems } from './studioChecks';
import { studioZones } from './studioZone';
import type { DrawingReview } from './useSaveDrawing';

/** Options of {@link SaveDialog}. */
export interface SaveDialogProps {
  readonly review: DrawingReview;
  readonly saving: boolean;
  readonly inWords: (problem: StudioProblem) => string;
  readonly onSave: (zones: readonly Zone[]) => void;
  readonly onClose: () => void;
}

/** What changes against what is stored now, zone by zone, before it is saved; what both sides changed is asked about. */
export function SaveDialog({ review, saving, inWords, onSave, onClose }: SaveDialogProps) {
  const translate = useMessages();
  const { stored, merge } = review;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const zones = useMemo(() => resolveConflicts(merge, taken), [merge, taken]);
  const changes = useMemo(() => zoneChanges(stored?.zones ?? [], zones), [stored, zones]);
  const problems = useMemo(() => studioProblems(studioZones(zones), stored?.points), [zones, stored]);
  const blocked =
    problems.length > 0
      ? translate('studio.save.problems', { count: problems.length })
      : changes.length === 0
        ? translate('studio.save.unchanged')
        : undefined;
  return (
    <Dialog
      open
      size="large"
      title={translate('studio.save.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{translate('studio.save.back')}</Button>
          <Button tone="primary" pending={saving} blockedReason={blocked} onClick={() => onSave(zones)}>
            {translate('studio.save.confirm')}
          </Button>
        </>
      }
    >
      <div className="studio__stack">
        {stored === null && <Banner tone="warning">{translate('studio.save.gone')}</Banner>}
        {problems.length > 0 && (
          <Banner tone="danger" title={translate('studio.save.problems', { count: problems.length })}>
            <ul>
              {[...new Set(problems.map(inWords))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Banner>
        )}
        {merge.conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.name}
            conflict={conflict}
            theirs={taken.has(conflict.name)}
            onChoose={(theirs) =>
              setTaken((before) => {
                const after = new Set(before);
                if (theirs) after.add(conflict.name);
                else after.delete(conflict.name);
                return after;
              })
            }
          />
        ))}
        {changes.length === 0 ? (
          <p>{translate('studio.save.unchanged')}</p>
        ) : (
          <ul aria-label={translate('studio.save.changes')}>
            {changes.map(({ name, change }) => (
              <li key={`${change} ${name}`}>{translate(`studio.save.${change}`, { name })}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  readonly conflict: ZoneConflict;
  readonly theirs: boolean;
  readonly onChoose: (theirs: boolean) => void;
}

/** Which of two versions of a zone is saved. */
function ConflictChoice({ conflict, theirs, onChoose }: ConflictChoiceProps) {
  const translate = useMessages();
  const group = useId();
  const { name, mine, theirs: other } = conflict;
  const option = (isTheirs: boolean, zone: Zone | undefined) => (
    <label className="studio__option">
      <input type="radio" name={group} checked={theirs === isTheirs} onChange={() => onChoose(isTheirs)} />
      {translate(isTheirs ? 'studio.conflict.theirs' : 'studio.conflict.mine', {
        corners: zone
          ? translate('studio.zone.corners', { count: zone.points.length })
          : translate('studio.conflict.removed'),
      })}
    </label>
  );
  return (
    <fieldset className="studio__conflict">
      <legend>{translate('studio.conflict', { name })}</legend>
      {option(false, mine)}
      {option(true, other)}
    </fieldset>
  );
}
