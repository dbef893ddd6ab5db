import { type ModelCommand, testModel } from '@console/testing/models';
import fc from 'fast-check';
import { buildForm } from './buildForm';
import type { Review } from './review/reviewEdit';

interface Values {
  name: string;
  zone: string;
  groups: readonly string[];
  placement: { x: number };
}

type Field = 'name' | 'zone' | 'groups' | 'placement.x';

const fields: readonly Field[] = ['name', 'zone', 'groups', 'placement.x'];

/** Answer to a review: save it, save it with what others stored where both changed something, or go on editing. */
type Answer = 'mine' | 'theirs' | 'edit';

/** A draft as it has to be: what it is compared with, and what was typed. */
interface Draft {
  base: Values;
  values: Values;
}

interface Model {
  /** Record that is stored, null when it was deleted. */
  stored: Values | null;
  readonly drafts: (Draft | undefined)[];
}

interface Editor {
  readonly form: ReturnType<typeof buildForm<Values>>['form'];
  answer: (review: Review<Values>) => Promise<Values | undefined>;
  refuses: boolean;
}

interface Real {
  stored: Values | null;
  readonly editors: (Editor | undefined)[];
}

type Command = ModelCommand<Model, Real>;

const initial: Values = { name: 'Dock', zone: '', groups: [], placement: { x: 1 } };

const at = (values: Values, field: Field): unknown =>
  field === 'placement.x' ? values.placement.x : values[field];

const withValue = (values: Values, field: Field, value: unknown): Values =>
  field === 'placement.x' ? { ...values, placement: { x: value as number } } : { ...values, [field]: value };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The record that two made of one, field by field. */
const joined = (base: Values, mine: Values, theirs: Values, answer: Answer): Values =>
  fields.reduce((values, field) => {
    const [was, own, other] = [at(base, field), at(mine, field), at(theirs, field)];
    if (isSame(own, was)) return withValue(values, field, other);
    const isConflict = !isSame(other, was) && !isSame(own, other);
    return isConflict && answer === 'theirs' ? withValue(values, field, other) : values;
  }, mine);

const open = (who: number): Command => ({
  says: `${who} opens the form`,
  check: ({ stored, drafts }) => stored !== null && !drafts[who],
  run: (model, real) => {
    const { stored } = model;
    if (!stored) return;
    model.drafts[who] = { base: stored, values: stored };
    const editor: Partial<Editor> & Pick<Editor, 'refuses'> = { refuses: false };
    const { form } = buildForm<Values>('form', () => ({
      props: {
        label: 'Reader',
        initialValues: stored,
        children: null,
        edit: { stored: async () => real.stored },
        onSubmit: async (values) => {
          if (editor.refuses) throw new Error('The service refuses.');
          real.stored = values;
        },
      },
      ask: (review) => editor.answer?.(review) ?? Promise.resolve(undefined),
    }));
    for (const field of fields) form.registerField(field as keyof Values, () => undefined, { value: true });
    real.editors[who] = Object.assign(editor, { form }) as Editor;
  },
});

const type = (who: number, field: Field, value: unknown): Command => ({
  says: `${who} types ${JSON.stringify(value)} into ${field}`,
  check: ({ drafts }) => drafts[who] !== undefined,
  run: ({ drafts }, { editors }) => {
    const draft = drafts[who];
    if (draft) draft.values = withValue(draft.values, field, value);
    editors[who]?.form.change(field as keyof Values, value as never);
  },
});

/** Somebody saves the record without a form, or anew when it was deleted. */
const store = (field: Field, value: unknown): Command => ({
  says: `somebody stores ${JSON.stringify(value)} as ${field}`,
  run: (model, real) => {
    model.stored = withValue(model.stored ?? initial, field, value);
    real.stored = model.stored;
  },
});

const remove: Command = {
  says: 'somebody deletes the record',
  check: ({ stored }) => stored !== null,
  run: (model, real) => {
    model.stored = null;
    real.stored = null;
  },
};

const close = (who: number): Command => ({
  says: `${who} leaves the form`,
  check: ({ drafts }) => drafts[who] !== undefined,
  run: ({ drafts }, { editors }) => {
    drafts[who] = undefined;
    editors[who] = undefined;
  },
});

/** The review with what others stored in place of conflicts. */
const taking = ({ merge: { merged, conflicts } }: Review<Values>, answer: Answer): Values | undefined =>
  answer === 'edit'
    ? undefined
    : answer === 'mine'
      ? merged
      : conflicts.reduce((values, { path, theirs }) => withValue(values, path as Field, theirs), merged);

/** Takes a draft along with a submit: compared and agreed on until nobody was faster. @returns the record to save */
function submitted(model: Model, draft: Draft, answer: Answer, meanwhile: Command | undefined, real: Real) {
  let start = draft.base;
  let mine = draft.values;
  let compared = model.stored;
  let pending = meanwhile;
  for (;;) {
    const own = fields.some((field) => !isSame(at(mine, field), at(start, field)));
    if (compared && !own) return joined(start, mine, compared, answer);
    if (answer === 'edit') return undefined;
    const agreed = joined(start, mine, compared ?? start, answer);
    draft.values = agreed;
    if (compared) draft.base = compared;
    void pending?.run(model, real);
    pending = undefined;
    if (isSame(model.stored, compared)) return agreed;
    start = compared ?? start;
    mine = agreed;
    compared = model.stored;
  }
}

const submit = (who: number, answer: Answer, meanwhile: Command | undefined, refuses: boolean): Command => ({
  says: `${who} submits and answers ${answer}${meanwhile ? ` while ${meanwhile.says}` : ''}${refuses ? ', refused' : ''}`,
  check: ({ drafts }) => drafts[who] !== undefined,
  run: async (model, real) => {
    const [draft, editor] = [model.drafts[who], real.editors[who]];
    if (!draft || !editor) return;
    const before: Real = { stored: real.stored, editors: [] };
    const saved = submitted(model, draft, answer, meanwhile, before);
    let pending = meanwhile;
    editor.refuses = refuses;
    editor.answer = async (review) => {
      const agreed = taking(review, answer);
      if (agreed) await pending?.run({ stored: real.stored, drafts: [] }, real);
      if (agreed) pending = undefined;
      return agreed;
    };
    await editor.form.submit();
    if (!saved || refuses) return;
    model.stored = saved;
    model.drafts[who] = undefined;
    real.editors[who] = undefined;
  },
});

const who = fc.constantFrom(0, 1);
const change = fc.oneof(
  fc.tuple(fc.constantFrom<Field[]>('name', 'zone'), fc.constantFrom<unknown>('', 'Gate', 'Hall')),
  fc.tuple(fc.constant<Field>('groups'), fc.constantFrom<unknown>([], ['a'], ['a', 'b'])),
  fc.tuple(fc.constant<Field>('placement.x'), fc.constantFrom<unknown>(1, 2, 3)),
);
const stores = change.map((all) => store(...all));

testModel<Model, Real>('nothing that anybody typed or saved is lost while several edit one record', {
  length: 20,
  begin: () => [
    { stored: initial, drafts: [] },
    { stored: initial, editors: [] },
  ],
  agree: ({ stored, drafts }, real) => {
    expect(real.stored).toEqual(stored);
    for (const [place, draft] of drafts.entries())
      if (draft) expect(real.editors[place]?.form.getState().values).toEqual(draft.values);
  },
  commands: {
    open: who.map(open),
    type: fc.tuple(who, change).map(([place, all]) => type(place, ...all)),
    store: stores,
    delete: fc.constant(remove),
    close: who.map(close),
    submit: fc
      .tuple(
        who,
        fc.constantFrom<Answer[]>('mine', 'theirs', 'edit'),
        fc.option(fc.oneof(stores, fc.constant(remove)), { nil: undefined }),
        fc.boolean(),
      )
      .map((all) => submit(...all)),
  },
});
