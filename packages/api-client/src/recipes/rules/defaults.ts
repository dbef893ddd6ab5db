/** Defaults of the settings of a recipe, in seconds and metres (RECIPE-10). */
export const recipeDefaults = {
  /** Initial values of a new form. */
  tagHeartbeatDuration: 300,
  /** Of LOCATION; the service's own for INVENTORY is another, which no form shows. */
  computeWindow: 10,
  reportingInterval: 5,
  minimumMovementInMeters: 1,
} as const;
