import { Button } from '@console/design/button';
import { AddIcon, CloseIcon, CopyIcon, DeleteIcon } from '@console/design/icons';
import { translateKey, useMessages } from '@console/design/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { gridChoices, type StudioMode } from '../drawing/createStudio';
import { toMetres } from '../drawing/studioZone';
import type { StudioState } from '../drawing/useStudio';
import { removeZones } from '../drawing/zoneEdits';
import { CommittedInput } from './CommittedInput';

interface StudioToolsProps {
  readonly studio: StudioState;
  /** Puts the keyboard on the plan, where what was begun goes on. */
  readonly onFocusPlan: () => void;
}

/**
 * Buttons for everything that can be done with zones; the same is done by keys on the plan. Buttons keep their place
 * whatever is being drawn, so that the second press of a double click meets nothing else.
 */
export function StudioTools({ studio, onFocusPlan }: StudioToolsProps) {
  const translate = useMessages();
  const { mode, begin, chosen, duplicate, edit, undo, redo, canUndo, canRedo } = studio;
  const busy = mode === 'select' ? undefined : translate('studio.stopFirst');
  const noZone = busy ?? (chosen ? undefined : translate('studio.chooseFirst'));
  const start = (next: StudioMode) => () => {
    begin(next);
    onFocusPlan();
  };
  return (
    <>
      <div className="studio__tools">
        <Button icon={<AddIcon />} blockedReason={busy} onClick={start('draw')}>
          {translate('studio.draw')}
        </Button>
        <Button icon={<AddIcon />} blockedReason={busy} onClick={start('rectangle')}>
          {translate('studio.rectangle')}
        </Button>
        <Button blockedReason={noZone} onClick={start('split')}>
          {translate('studio.split')}
        </Button>
        <Button blockedReason={noZone} onClick={start('join')}>
          {translate('studio.join')}
        </Button>
        <Button icon={<CopyIcon />} blockedReason={noZone} onClick={duplicate}>
          {translate('studio.duplicate')}
        </Button>
        <Button
          icon={<DeleteIcon />}
          blockedReason={noZone}
          onClick={() => chosen && edit((zones) => removeZones(zones, chosen.key))}
        >
          {translate('studio.delete')}
        </Button>
        <Button blockedReason={canUndo ? undefined : translate('studio.undo.none')} onClick={undo}>
          {translate('studio.undo')}
        </Button>
        <Button blockedReason={canRedo ? undefined : translate('studio.redo.none')} onClick={redo}>
          {translate('studio.redo')}
        </Button>
        <GridChoice studio={studio} />
        <FloorChoice studio={studio} />
      </div>
      <ModeBar studio={studio} onFocusPlan={onFocusPlan} />
    </>
  );
}

/**
 * Bar on what a press on the plan does now, and how that ends; it is there all the time, so that nothing below it
 * moves.
 */
function ModeBar({ studio, onFocusPlan }: StudioToolsProps) {
  const translate = useMessages();
  const { mode, begin, chosen, drawn, closeZone, fresh, nameFresh } = studio;
  const end = (act: () => void) => () => {
    act();
    onFocusPlan();
  };
  return (
    <div className="studio__mode">
      {mode === 'draw' && (
        <Button
          tone="primary"
          blockedReason={drawn.length < 3 ? translate('studio.draw.fewer') : undefined}
          onClick={end(closeZone)}
        >
          {translate('studio.draw.close')}
        </Button>
      )}
      {mode === 'rectangle' && fresh !== undefined && chosen && (
        <FreshName key={fresh} name={chosen.name} onName={nameFresh} onDone={onFocusPlan} />
      )}
      {mode !== 'select' && (
        <Button icon={<CloseIcon />} onClick={end(() => begin('select'))}>
          {translate('studio.stop')}
        </Button>
      )}
      <p role="status">
        {translateKey(translate, `studio.mode.${mode}`, { name: chosen?.name ?? '', count: drawn.length })}
      </p>
    </div>
  );
}

interface FreshNameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Called when the name is confirmed. */
  readonly onDone: () => void;
}

/** The name of the rectangle that was just drawn, selected to be typed over. */
function FreshName({ name, onName, onDone }: FreshNameProps) {
  const translate = useMessages();
  const id = useId();
  const field = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const input = field.current?.querySelector('input');
    input?.focus({ preventScroll: true });
    input?.select();
  }, []);
  return (
    <span className="studio__choice" ref={field}>
      <label htmlFor={id}>{translate('studio.rectangle.name')}</label>
      <CommittedInput
        id={id}
        value={name}
        problemOf={() => undefined}
        onCommit={(text) => onName(text.trim())}
        onDone={onDone}
      />
    </span>
  );
}

interface ChoiceProps {
  readonly studio: StudioState;
}

/** Choice of the grid that is drawn to. */
export function GridChoice({
  studio: { grid, setGrid },
}: {
  readonly studio: Pick<StudioState, 'grid' | 'setGrid'>;
}) {
  const translate = useMessages();
  return (
    <label className="studio__choice">
      {translate('studio.grid')}
      <select value={grid} onChange={({ target }) => setGrid(Number(target.value))}>
        {gridChoices.map((each) => (
          <option key={each} value={each}>
            {each === 0
              ? translate('studio.grid.none')
              : translate('studio.grid.metres', { metres: toMetres(each) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which floor is drawn; a new one is there as soon as it has a name. */
function FloorChoice({ studio: { floors, floor, setFloor, addFloor, mode } }: ChoiceProps) {
  const translate = useMessages();
  const id = useId();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const taken = floors.includes(wanted);
  return (
    <>
      <label className="studio__choice">
        {translate('studio.floor')}
        <select value={floor} disabled={mode !== 'select'} onChange={({ target }) => setFloor(target.value)}>
          {floors.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <span className="studio__choice">
        <label htmlFor={id}>{translate('studio.floor.new')}</label>
        <input
          id={id}
          className="studio__input"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          size="small"
          blockedReason={
            mode !== 'select'
              ? translate('studio.stopFirst')
              : wanted === ''
                ? translate('studio.floor.unnamed')
                : taken
                  ? translate('studio.floor.taken', { floor: wanted })
                  : undefined
          }
          onClick={() => {
            addFloor(wanted);
            setName('');
          }}
        >
          {translate('studio.floor.add')}
        </Button>
      </span>
    </>
  );
}
