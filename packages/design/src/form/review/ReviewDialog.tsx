import { setIn } from 'final-form';
import { useState } from 'react';
import { Banner } from '../../banner';
import { Button } from '../../button';
import { Modal } from '../../dialog/Modal';
import { useMessages } from '../../messages';
import { useStyles } from '../../theme';
import { ChangeTable } from './ChangeTable';
import { ConflictChoice, type Side } from './ConflictChoice';
import reviewCss from './review.css';
import type { ReviewQuestion } from './useReviewQuestion';

/** Wording of the values in a review. */
export interface ReviewDialogProps<Values extends object> extends ReviewQuestion<Values> {
  /** Text of a value, where the form knows a better one. */
  describe?: (name: string, value: unknown) => string | undefined;
}

/**
 * Shows what saving an edit will change, field by field: own changes, what others changed meanwhile and will stay,
 * and what both changed, of which one has to be chosen.
 */
export function ReviewDialog<Values extends object>({
  review,
  onAnswer,
  describe,
}: ReviewDialogProps<Values>) {
  useStyles(reviewCss);
  const translate = useMessages();
  const { merged, mine, theirs, conflicts } = review.merge;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const open = conflicts.filter(({ path }) => !chosen[path]).length;

  const save = () =>
    onAnswer(
      conflicts
        .filter(({ path }) => chosen[path] === 'theirs')
        .reduce<Values>((values, { path, theirs: value }) => setIn(values, path, value) as Values, merged),
    );

  return (
    <Modal
      title={translate('form.review.title')}
      size="large"
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer(undefined)}>{translate('form.keepEditing')}</Button>
          <Button
            tone="primary"
            onClick={save}
            data-initial-focus
            blockedReason={open > 0 ? translate('form.review.undecided', { count: open }) : undefined}
          >
            {translate(review.gone ? 'form.review.saveAnyway' : 'form.review.save')}
          </Button>
        </>
      }
    >
      <div className="review">
        {review.gone && <Banner tone="warning">{translate('form.review.gone')}</Banner>}
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.path}
            conflict={conflict}
            chosen={chosen[conflict.path]}
            describe={describe}
            onChoose={(side) => setChosen((before) => ({ ...before, [conflict.path]: side }))}
          />
        ))}
        <ChangeTable caption={translate('form.review.mine')} changes={mine} describe={describe} />
        <ChangeTable caption={translate('form.review.theirs')} changes={theirs} describe={describe} />
      </div>
    </Modal>
  );
}
