import { createStore } from '@console/design/store';

/** Tells whether the checklist of the tour is open. */
export const checklistOpen = createStore(false);

/** Opens the checklist of the guided tour. */
export const openChecklist = () => checklistOpen.setState(true);

/** Closes it. */
export const closeChecklist = () => checklistOpen.setState(false);
