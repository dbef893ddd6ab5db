import { createContext, useContext } from 'react';

/** Opens the checklist of the tour; undefined where remotes declare no tour. */
const TourControlContext = createContext<(() => void) | undefined>(undefined);

export const TourControlProvider = TourControlContext.Provider;

/** What opens the checklist of the guided tour; undefined in a console without one. */
export const useTourChecklist = (): (() => void) | undefined => useContext(TourControlContext);
