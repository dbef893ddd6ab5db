import type { Zone } from '@console/api-client/zone-maps';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useId, useMemo, useState } from 'react';
import { studioZones } from '../drawing/studioZone';
import { resolveConflicts, type ZoneChange, zoneChanges } from './mergeZones';
import { type StudioProblem, studioProblems } from './studioChecks';
import type { DrawingReview } from './useSaveDrawing';
import { type Side, ZoneConflictChoice } from './ZoneConflictChoice';

interface SaveDialogProps {
  readonly review: DrawingReview;
  readonly saving: boolean;
  readonly inWords: (problem: StudioProblem) => string;
  readonly onSave: (zones: readonly Zone[]) => void;
  readonly onClose: () => void;
}

/** Changes against what is stored now, zone by zone, before it is saved; what both sides changed is asked about. */
export function SaveDialog({ review, saving, inWords, onSave, onClose }: SaveDialogProps) {
  const translate = useMessages();
  const { stored, merge } = review;
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const zones = useMemo(() => {
    const theirs = [...sides].filter(([, side]) => side === 'theirs');
    return resolveConflicts(merge, new Set(theirs.map(([name]) => name)));
  }, [merge, sides]);
  const changes = useMemo(() => zoneChanges(stored?.zones ?? [], zones), [stored, zones]);
  const problems = useMemo(() => studioProblems(studioZones(zones), stored?.points), [zones, stored]);
  const undecided = merge.conflicts.filter(({ name }) => !sides.has(name)).map(({ name }) => name);
  // What becomes of a zone that nobody decided about is not known yet.
  const decided = changes.filter(({ name }) => !undecided.includes(name));
  const blocked =
    undecided.length > 0
      ? translate('studio.conflict.undecided', { count: undecided.length })
      : problems.length > 0
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
        {problems.length > 0 && undecided.length === 0 && (
          <Banner tone="danger" title={translate('studio.save.problems', { count: problems.length })}>
            <ul>
              {[...new Set(problems.map(inWords))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Banner>
        )}
        {merge.conflicts.map((conflict) => (
          <ZoneConflictChoice
            key={conflict.name}
            conflict={conflict}
            chosen={sides.get(conflict.name)}
            onChoose={(side) => setSides((before) => new Map(before).set(conflict.name, side))}
          />
        ))}
        {decided.length > 0 && <Changes title={translate('studio.save.changes')} changes={decided} />}
        {changes.length === 0 && undecided.length === 0 && <p>{translate('studio.save.unchanged')}</p>}
        {merge.kept.length > 0 && <Changes title={translate('studio.save.kept')} changes={merge.kept} />}
      </div>
    </Dialog>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly ZoneChange[];
}

/** List of the changes to zones, one by one. */
function Changes({ title, changes }: ChangesProps) {
  const translate = useMessages();
  const titleId = useId();
  return (
    <div>
      <p id={titleId}>{title}</p>
      <ul className="studio__changes" aria-labelledby={titleId}>
        {changes.map(({ name, change }) => (
          <li key={`${change} ${name}`}>{translate(`studio.save.${change}`, { name })}</li>
        ))}
      </ul>
    </div>
  );
}
