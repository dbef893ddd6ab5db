import { actions } from '../src/actions/actions.gallery';
import { basics } from '../src/button/basics.gallery';
import { chart } from '../src/chart/chart.gallery';
import { dialogs } from '../src/dialog/dialogs.gallery';
import { fields } from '../src/fields/fields.gallery';
import { pickers } from '../src/fields/pickers.gallery';
import { form } from '../src/form/form.gallery';
import { live } from '../src/live/live.gallery';
import { plan } from '../src/plan/plan.gallery';
import { query } from '../src/query/query.gallery';
import { parts, sections } from '../src/sections/sections.gallery';
import { tables } from '../src/table/table.gallery';
import type { GalleryPage } from './galleryPage';

/** All pages of the gallery. */
export const pages: readonly GalleryPage[] = [
  basics,
  sections,
  parts,
  dialogs,
  actions,
  form,
  fields,
  pickers,
  chart,
  live,
  plan,
  query,
  tables,
];
