import type { StudioMode } from '../../drawing/createStudio';
import { drawing } from './drawing';
import { idle } from './idle';
import { joining } from './joining';
import { measuring } from './measuring';
import type { Mode } from './mode';
import { rectangle } from './rectangle';
import { splitting } from './splitting';

/** The modes of the studio, by their names. */
export const modes: Readonly<Record<StudioMode, Mode>> = {
  select: idle,
  draw: drawing,
  rectangle,
  split: splitting,
  join: joining,
  image: measuring,
};

export type { Area, Canvas, Held, Hint, Mode, Press, Target } from './mode';
