import { type ModelCommand, testModel } from '@console/testing/models';
import fc from 'fast-check';
import { alignments, alignZones, distributeZones, repeatZone } from '../drawing/arrange';
import { mostSteps } from '../drawing/history';
import { describeZone, joinInto, splitInto, type Zones } from '../drawing/zoneEdits';
import { pressKey } from './canvasKeys';
import { joinZones, splitZone } from './cutting';
import { type Canvas, type Held, modes, type Press, type Target } from './modes';
import { canvasOf, press } from './modes/studio.fixtures';

/** Every state that the zones had, from the first to the last that can be taken again, and which of them is shown. */
interface Trail {
  states: readonly Zones[];
  at: number;
  /** Keys of zones that were marked by hand and may be so still. */
  marked: ReadonlySet<number>;
}

type Command = ModelCommand<Trail, Canvas>;

const drawingOf = ({ studio }: Canvas) => studio.drawing.getState();

/** An edit, which is one step when it changes the zones and none when it does not. */
const edit = (says: string, run: (canvas: Canvas) => Promise<void> | void): Command => ({
  says,
  run: async (trail, canvas) => {
    const before = drawingOf(canvas).zones;
    await run(canvas);
    const { zones } = drawingOf(canvas);
    if (zones === before) return;
    trail.states = [...trail.states.slice(0, trail.at + 1), zones];
    trail.at += 1;
    trail.marked = new Set([...trail.marked].filter((key) => before.some((zone) => zone.key === key)));
  },
});

/** A press on the plan with a way to go, which is let go or called off at its end. */
const drag = (at: Press, way: readonly Press[], isCalledOff: boolean): ((canvas: Canvas) => void) => {
  return (canvas) => {
    const before = drawingOf(canvas).zones;
    const mode = modes[drawingOf(canvas).mode];
    const held: Held | undefined = mode.enter(canvas, at);
    for (const each of way) held?.move?.(canvas, each);
    if (!isCalledOff) held?.release?.(canvas);
    else {
      held?.cancel?.(canvas);
      if (held && mode === modes.select) expect(drawingOf(canvas).zones).toEqual(before);
    }
  };
};

const targetOf = (canvas: Canvas, kind: Target['kind'], index: number): Target => {
  const { onFloor, chosen } = drawingOf(canvas);
  const zone = onFloor[index % Math.max(1, onFloor.length)];
  if (kind === 'zone') return zone ? { kind, zone } : { kind: 'floor' };
  if (kind === 'floor' || !chosen || chosen.corners.length === 0) return { kind: 'floor' };
  return { kind, place: index % chosen.corners.length };
};

const dragging = (kind: Target['kind'], index: number, spots: readonly Spot[], isCalledOff: boolean) => {
  const [[x, y] = [0, 0], ...way] = spots;
  return edit(
    `${isCalledOff ? 'drag and call off' : 'drag'} ${kind} ${index} along ${JSON.stringify(spots)}`,
    (canvas) => {
      const at = press(x, y, { target: targetOf(canvas, kind, index) });
      drag(
        at,
        way.map(([left, low]) => press(left, low)),
        isCalledOff,
      )(canvas);
    },
  );
};

const keys = (key: string): Command =>
  edit(`key ${key}`, (canvas) => {
    pressKey({ key, shift: false, control: false } as Parameters<typeof pressKey>[0], canvas, {
      x: 500,
      y: 500,
    });
  });

const drawing = (spots: readonly Spot[], ends: boolean): Command =>
  edit(`draw ${JSON.stringify(spots)}${ends ? '' : ' and give up'}`, (canvas) => {
    const { studio } = canvas;
    studio.begin('draw');
    for (const [x, y] of spots) modes.draw.enter(canvas, press(x, y))?.release?.(canvas);
    if (ends) studio.closeZone();
    if (drawingOf(canvas).mode === 'draw') modes.draw.cancel(canvas);
  });

const rectangle = ([x, y]: Spot, [right, high]: Spot, name: string | undefined): Command => ({
  says: `rectangle ${x} ${y} ${right} ${high} ${name}`,
  run: async (trail, canvas) => {
    canvas.studio.begin('rectangle');
    await edit('', drag(press(x, y), [press(right, high)], false)).run(trail, canvas);
    if (name) await edit('', ({ studio }) => studio.nameFresh(name)).run(trail, canvas);
    modes.rectangle.cancel(canvas);
  },
});

/** Twice the area of a zone. */
const area = (corners: readonly { readonly x: number; readonly y: number }[]) =>
  Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  );

const split = ([x, y]: Spot, [toX, toY]: Spot): Command =>
  edit(`split along ${x} ${y} ${toX} ${toY}`, ({ studio }) => {
    const { chosen } = studio.drawing.getState();
    const result = chosen && splitZone(chosen.corners, { x, y }, { x: toX, y: toY });
    if (!chosen || !result || !('parts' in result)) return;
    studio.edit((zones) => splitInto(zones, chosen.key, result.parts));
  });

const join = (index: number): Command =>
  edit(`join with zone ${index}`, ({ studio }) => {
    const { chosen, onFloor } = studio.drawing.getState();
    const other = onFloor[index % Math.max(1, onFloor.length)];
    const result = chosen && other && chosen !== other ? joinZones(chosen.corners, other.corners) : undefined;
    if (!chosen || !other || !result || !('parts' in result)) return;
    const [corners = []] = result.parts;
    expect(area(corners)).toBeLessThanOrEqual(area(chosen.corners) + area(other.corners) + 10_000);
    studio.edit((zones) => joinInto(zones, chosen.key, other.key, corners));
  });

const mark = (index: number): Command => ({
  says: `mark zone ${index}`,
  run: (trail, canvas) => {
    const { onFloor } = drawingOf(canvas);
    const zone = onFloor[index % Math.max(1, onFloor.length)];
    if (!zone) return;
    canvas.studio.toggleMarked(zone.key);
    const { marked } = trail;
    expect(drawingOf(canvas).marked.includes(zone.key)).toBe(!marked.has(zone.key));
    trail.marked = new Set(
      marked.has(zone.key) ? [...marked].filter((key) => key !== zone.key) : [...marked, zone.key],
    );
  },
});

const walk = (says: string, by: number): Command => ({
  says,
  run: (trail, { studio }) => {
    for (let step = 0; step < Math.abs(by); step += 1) studio[by < 0 ? 'undo' : 'redo']();
    trail.at = Math.max(0, Math.min(trail.states.length - 1, trail.at + by));
  },
});

/** Expects the zones that the trail says, and that those that are chosen and marked are among them. */
function agree({ states, at, marked }: Readonly<Trail>, canvas: Canvas): void {
  const {
    zones,
    canUndo,
    canRedo,
    changed,
    chosen,
    places,
    onFloor,
    drawn,
    floor,
    marked: shown,
  } = drawingOf(canvas);
  expect(zones).toBe(states[at]);
  expect(drawn).toEqual([]);
  expect([canUndo, canRedo, changed]).toEqual([at > 0, at < states.length - 1, at > 0]);
  expect(new Set(zones.map(({ key }) => key)).size).toBe(zones.length);
  if (chosen) expect(zones).toContain(chosen);
  for (const place of places) expect(place).toBeLessThan(chosen?.corners.length ?? 0);
  for (const key of shown) expect([...marked]).toContain(key);
  expect(onFloor.every((zone) => zone.floor === floor)).toBe(true);
}

type Spot = readonly [number, number];
const metres = fc.integer({ min: -3, max: 20 }).map((each) => each * 500);
const spot: fc.Arbitrary<Spot> = fc.tuple(metres, metres);
const index = fc.nat(5);

testModel<Trail, Canvas>('any edits of the zones of a map, taken back, are the map that there was', {
  length: 20,
  begin: () => {
    const { canvas } = canvasOf();
    return [{ states: [drawingOf(canvas).zones], at: 0, marked: new Set() }, canvas];
  },
  agree,
  end: async (canvas) => {
    const whole = walk('', -mostSteps);
    const { canUndo } = drawingOf(canvas);
    await whole.run({ states: [], at: 0, marked: new Set() }, canvas);
    const { zones, changed } = drawingOf(canvas);
    expect({ zones, changed }).toEqual({ zones: drawingOf(canvasOf().canvas).zones, changed: false });
    if (canUndo) expect(drawingOf(canvas).canRedo).toBe(true);
  },
  found: {
    'a gesture that is called off leaves what can be taken again': [
      rectangle([0, 0], [500, 500], undefined),
      walk('undo', -1),
      dragging(
        'zone',
        0,
        [
          [0, 0],
          [0, 500],
        ],
        true,
      ),
      walk('redo', 1),
    ],
    'a new zone is not marked because one that was taken back was': [
      rectangle([0, 0], [500, 500], undefined),
      mark(2),
      walk('undo', -1),
      rectangle([0, 0], [500, 500], undefined),
    ],
  },
  commands: {
    drag: fc
      .tuple(
        fc.constantFrom('zone', 'zone', 'corner', 'edge', 'floor'),
        index,
        fc.array(spot, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
      )
      .map((all) => dragging(...all)),
    key: fc.constantFrom('ArrowLeft', 'ArrowUp', 'Delete', 'd', 'i', ']', '[', '.', ',').map(keys),
    draw: fc.tuple(fc.array(spot, { maxLength: 5 }), fc.boolean()).map((all) => drawing(...all)),
    rectangle: fc
      .tuple(spot, spot, fc.constantFrom(undefined, 'Bay 1', 'Hall'))
      .map((all) => rectangle(...all)),
    split: fc.tuple(spot, spot).map((all) => split(...all)),
    join: index.map(join),
    mark: index.map(mark),
    align: fc
      .constantFrom(...alignments)
      .map((edge) =>
        edit(`align ${edge}`, ({ studio }) =>
          studio.edit((zones) => alignZones(zones, studio.drawing.getState().marked, edge)),
        ),
      ),
    distribute: fc
      .constantFrom('x' as const, 'y' as const)
      .map((axis) =>
        edit(`distribute ${axis}`, ({ studio }) =>
          studio.edit((zones) => distributeZones(zones, studio.drawing.getState().marked, axis)),
        ),
      ),
    repeat: fc
      .record({
        copies: fc.integer({ min: 1, max: 3 }),
        gap: fc.constantFrom(0, 500),
        direction: fc.constantFrom('right' as const, 'up' as const),
      })
      .map((row) =>
        edit(`repeat ${JSON.stringify(row)}`, ({ studio }) => {
          const { chosen } = studio.drawing.getState();
          if (chosen) studio.edit((zones) => repeatZone(zones, chosen.key, row));
        }),
      ),
    describe: fc
      .constantFrom({ name: 'Yard' }, { name: 'Hall' }, { floor: 'Upper' }, { floor: 'DEFAULT' })
      .map((words) =>
        edit(`describe ${JSON.stringify(words)}`, ({ studio }) => {
          const { chosen } = studio.drawing.getState();
          if (chosen) studio.edit((zones) => describeZone(zones, chosen.key, words));
        }),
      ),
    floor: fc.constantFrom('DEFAULT', 'Upper', 'Roof').map((name) => ({
      says: `floor ${name}`,
      run: (_, { studio }) =>
        studio.drawing.getState().floors.includes(name) ? studio.setFloor(name) : studio.addFloor(name),
    })),
    undo: fc.constant(walk('undo', -1)),
    redo: fc.constant(walk('redo', 1)),
    'undo all': fc.constant(walk('undo all', -mostSteps)),
    'redo all': fc.constant(walk('redo all', mostSteps)),
  },
});
