import { Banner } from '@console/design/banner';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import type { ReviewedLike } from './useFacilityLike';

interface PlanNotesProps {
  readonly like: ReviewedLike;
  /** Name of the facility to go by. */
  readonly source: string;
}

/** Notes on a plan, beside its records: shared configurations, images, jobs, and what is left out. */
export function PlanNotes({ like: { jobs, images, leftOut }, source }: PlanNotesProps) {
  const translate = useMessages();
  const notes = [
    translate('facilities.like.plan.shared', { source }),
    ...(images > 0 ? [translate('facilities.like.plan.images')] : []),
    ...(jobs.length > 0
      ? [
          translate('facilities.like.plan.jobs', {
            names: formatList(
              jobs.map(({ name = '', recipeName = '' }) =>
                translate('facilities.like.plan.job', { name, recipe: recipeName }),
              ),
            ),
          }),
        ]
      : []),
  ];
  return (
    <>
      {leftOut.length > 0 && (
        <Banner tone="warning" title={translate('facilities.like.plan.leftOut')}>
          <ul>
            {leftOut.map(({ kind, name }) => (
              <li key={`${kind} ${name}`}>{translate(`facilities.like.part.${kind}`, { name })}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Banner tone="info">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Banner>
    </>
  );
}
