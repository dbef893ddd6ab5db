/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { ModelName, MutationAction, QueryMeta } from '@console/api-client';
import { ServiceError } from '@console/api-client';
import { modelNames, mutationActions } from '@console/api-client/meta';
import { loadDesignMessages } from '@console/design/translations';
import { readMessages } from '@console/testing/messages';
import { translation as arabic } from '../../translations/ar.generated';
import { translation as german } from '../../translations/de.generated';
import { translation as spanish } from '../../translations/es.generated';
import { translation as french } from '../../translations/fr.generated';
import { serviceMessages } from '../serviceMessages';
import { agreementOf } from './agreement';
import { describeFailure, describeQueryFailure, describeSuccess } from './describeOutcome';

const translate = readMessages(serviceMessages.en);

const refused = (status: number, detail = 'Name: taken') =>
  new ServiceError({
    kind: 'refused',
    call: { name: 'some call', method: 'GET', path: '/x' },
    title: 'ItemSense responded with an error',
    detail,
    status,
  });

const of = (action: MutationAction, name?: string) => ({
  meta: { model: 'reader-definition', action } as const,
  name,
});

test.each([
  ['save', 'The reader definition “Dock 04” was saved.'],
  ['start', 'The reader definition “Dock 04” was started.'],
  ['restart', 'Dock 04 is restarting.'],
  ['stop', 'Stopping Dock 04…'],
  ['delete', 'The reader definition “Dock 04” was deleted.'],
] as const)('[ALERT-05] %s that worked names the entity and its name', (action, title) => {
  expect(describeSuccess(of(action, 'Dock 04'), translate)).toEqual({ tone: 'success', title });
});

test.each([
  ['token', 'generate', 'A token for “Ann” was generated.', 'A token for “Ann” could not be generated.'],
  ['token', 'revoke', 'The token for “Ann” was revoked.', 'The token for “Ann” could not be revoked.'],
  ['configuration', 'import', 'The configuration was imported.', 'The configuration could not be imported.'],
  ['configuration', 'export', undefined, 'The configuration could not be exported.'],
  ['item-data', 'reset', 'The item data was reset.', 'The item data could not be reset.'],
  [
    'broker',
    'test',
    'The connection to the broker “Ann” works.',
    'The connection to the broker “Ann” could not be made.',
  ],
  [
    'zone-map-current',
    'select',
    'The current zone map is “Ann” now.',
    'The current zone map could not be changed to “Ann”.',
  ],
  [
    'zone-map-current',
    'clear',
    'The current zone map of “Ann” was taken back.',
    'The current zone map of “Ann” could not be taken back.',
  ],
  ['file', 'download', undefined, 'The file “Ann” could not be downloaded.'],
] as const)('[ERROR-09] a %s that was to %s is told of', (model, action, success, failure) => {
  const outcome = { meta: { model, action }, name: 'Ann' };
  expect(describeSuccess(outcome, translate)?.title).toBe(success);
  expect(describeFailure(refused(500), outcome, translate)?.title).toBe(failure);
});

test('[ERROR-09] every model has a name, and every action words for both its ends', () => {
  for (const model of modelNames)
    for (const action of mutationActions) {
      const outcome = { meta: { model, action }, name: 'Ann' };
      // A text or a name that the catalogue lacks throws.
      describeSuccess(outcome, translate);
      expect(describeFailure(refused(500), outcome, translate)?.title).toMatch(/^[A-Z].*\.$/);
    }
});

test.each([
  [
    'de',
    german,
    ['Der Broker „Dock“ wurde gespeichert.', 'Das Rezept „Dock“ konnte nicht gelöscht werden.'],
    'Die SNMP-Einstellungen wurden gespeichert.',
  ],
  [
    'fr',
    french,
    ['Le broker « Dock » a été enregistré.', 'Impossible de supprimer la recette « Dock ».'],
    'Les paramètres SNMP ont été enregistrés.',
  ],
  [
    'es',
    spanish,
    ['Se ha guardado el broker «Dock».', 'No se ha podido eliminar la receta «Dock».'],
    'Se han guardado los ajustes de SNMP.',
  ],
  ['ar', arabic, ['تم حفظ الوسيط «Dock».', 'تعذّر حذف الوصفة «Dock».'], 'تم حفظ إعدادات SNMP.'],
] as const)(
  '[ALERT-05] in %s it is a sentence, with its article and what agrees with it',
  (locale, texts, [saved, kept], several) => {
    const speak = readMessages(texts, locale);
    const outcome = (model: ModelName, action: MutationAction, name?: string) => ({
      meta: { model, action },
      name,
    });
    expect(describeSuccess(outcome('broker', 'save', 'Dock'), speak)?.title).toBe(saved);
    expect(describeFailure(refused(500), outcome('recipe', 'delete', 'Dock'), speak)?.title).toBe(kept);
    expect(describeSuccess(outcome('snmp-settings', 'save'), speak)?.title).toBe(several);
    // A model without an article, or without an end of its own, would be told by its bare name.
    for (const model of modelNames)
      for (const action of mutationActions) {
        const told = describeFailure(refused(500), outcome(model, action, 'Dock'), speak)?.title ?? '';
        expect(told).toContain(
          speak('outcome.the', { model: model.replaceAll('-', '_'), noun: '?' }).slice(1),
        );
        expect(told).not.toContain('?');
      }
  },
);

test('[ALERT-05][ERROR-09] a mutation that takes a change back says that, and not that something was saved', () => {
  const outcome = { meta: { model: 'recipe', action: 'save', undo: true }, name: 'Dock' } as const;
  expect(describeSuccess(outcome, translate)?.title).toBe('The change of the recipe “Dock” was undone.');
  expect(describeFailure(refused(500), outcome, translate)?.title).toBe(
    'The change of the recipe “Dock” could not be undone.',
  );
  expect(
    [german, french, spanish, arabic].map(
      (texts, index) => describeSuccess(outcome, readMessages(texts, ['de', 'fr', 'es', 'ar'][index]))?.title,
    ),
  ).toEqual([
    'Änderung rückgängig gemacht: das Rezept „Dock“.',
    'Modification défaite : la recette « Dock ».',
    'Cambio deshecho: la receta «Dock».',
    'تم التراجع عن تعديل الوصفة «Dock».',
  ]);
});

test('[ALERT-05] what asks for silence, or has no words, says nothing', () => {
  expect(describeSuccess({ meta: undefined }, translate)).toBeUndefined();
  expect(describeSuccess(of('complete'), translate)).toBeUndefined();
  const silent = { meta: { model: 'job', action: 'start', silent: true } as const, name: '1' };
  expect(describeSuccess(silent, translate)).toBeUndefined();
  expect(describeFailure(refused(400), silent, translate)).toBeUndefined();
});

test.each([
  ['save', 'The reader definition “Dock 04” could not be saved.'],
  ['delete', 'The reader definition “Dock 04” could not be deleted.'],
  ['copy', 'The reader definition “Dock 04” could not be copied.'],
  ['restart', 'The reader definition “Dock 04” could not be restarted.'],
] as const)('[ERROR-09] %s that failed names the entity and the reason', (action, title) => {
  expect(describeFailure(refused(409), of(action, 'Dock 04'), translate)).toEqual({
    tone: 'danger',
    title,
    lines: [
      'ItemSense responded with an error: Name: taken',
      'Put right what is named above, then try again.',
    ],
  });
});

test.each([
  ['refuses', refused(400), 'Put right what is named above, then try again.'],
  ['does not let this user', refused(403), 'Ask an administrator for the role that this needs.'],
  ['fails', refused(503), 'Try again in a moment. If it fails again, the log of the service has the cause.'],
  [
    'does not answer',
    new ServiceError({
      kind: 'unreachable',
      call: { name: 'some call', method: 'PUT', path: '/x' },
      title: 'ItemSense responded with an error',
      detail: '',
    }),
    'It is not known whether it was done. Look before you try again.',
  ],
])('an action that the service %s ends in what to do next', (_, error, next) => {
  expect(describeFailure(error, of('save', 'Dock 04'), translate)?.lines?.at(-1)).toBe(next);
});

test('[ERROR-09] without a name and without a known action the entity is named still', () => {
  expect(describeFailure(refused(500), of('delete'), translate)?.title).toBe(
    'The reader definition could not be deleted.',
  );
  expect(describeFailure(refused(500), of('complete'), translate)?.title).toBe(
    'The reader definition could not be changed.',
  );
});

const failing = (error: unknown, meta?: QueryMeta, hasData = false) =>
  describeQueryFailure(error, { meta, query: 'q1', hasData }, translate);

test('[ERROR-07] records that could not be fetched are named, modally when nothing is on screen', () => {
  expect(failing(refused(500), { model: 'reader-definition', alert: 'always' })).toEqual({
    tone: 'danger',
    place: 'modal',
    title: "Couldn't fetch reader definition data from the server.",
    lines: ['ItemSense responded with an error: Name: taken'],
    source: 'q1',
  });
});

test('[ERROR-07] a poll in the background is told in a banner, also where the page shows a first failure', () => {
  expect(failing(refused(500), { model: 'job', alert: 'always' }, true)?.place).toBe('banner');
  expect(failing(refused(500), { model: 'job', alert: 'later' }, true)?.place).toBe('banner');
});

test('[ERROR-11] a missing record that may be missing is no failure', () => {
  expect(
    failing(refused(404), { model: 'facility', notFoundAllowed: true, alert: 'always' }),
  ).toBeUndefined();
  expect(failing(refused(500), { model: 'facility', notFoundAllowed: true, alert: 'always' })).toBeDefined();
  expect(failing(refused(404), { model: 'facility', alert: 'always' })).toBeDefined();
});

test('what the page shows itself, and the end of the session, is not told twice', () => {
  expect(failing(refused(500), { model: 'job', alert: 'later' })).toBeUndefined();
  expect(failing(refused(500), { model: 'job' }, true)).toBeUndefined();
  expect(failing(refused(401), { model: 'job', alert: 'always' })).toBeUndefined();
  expect(describeFailure(refused(401), of('save', 'x'), translate)).toBeUndefined();
});

test.each([
  ['de', german, 'Rezept', 'Rezept anlegen', 'Es gibt kein Rezept „Dock“.'],
  ['fr', french, 'recette', 'Nouvelle recette', 'Il n’existe aucune recette «\u00a0Dock\u00a0».'],
  ['es', spanish, 'receta', 'Nueva receta', 'No existe ninguna receta «Dock».'],
  ['ar', arabic, 'وصفة', 'إنشاء وصفة', 'لا توجد وصفة باسم «Dock».'],
] as const)(
  '[TITLE-06] in %s the pages of a new and of an unknown record agree with what it is',
  async (locale, texts, entity, creating, unknown) => {
    const speak = readMessages({ ...(await loadDesignMessages(locale)), ...texts }, locale);
    const kind = agreementOf('recipe', speak);
    expect(speak('page.creatingTitle', { entity, kind })).toBe(creating);
    expect(speak('page.notFound', { entity, kind, id: 'Dock' })).toBe(unknown);
  },
);
