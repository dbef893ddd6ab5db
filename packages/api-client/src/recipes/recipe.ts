/** Which reader runs which reader configuration. */
export interface RecipeRun {
  readonly readerName: string;
  readonly readerConfigurationName: string;
}

/**
 * Settings of readers during a job, as the console holds them: with pairs in place of the wire's map and
 * seconds in place of ISO durations. What is not set is absent. `Count` is what a number is: in a form it may
 * be a text that is none.
 */
interface RecipeSettings<Count> {
  readonly name: string;
  /** One of `recipeTypes`, or one a newer service knows. */
  readonly type: string;
  /** Configuration of readers without a run of their own. */
  readonly readerConfigurationName?: string;
  readonly readerConfigurations: readonly RecipeRun[];
  /** Seconds. */
  readonly tagHeartbeatDuration?: Count;
  /** Seconds. */
  readonly tagExpiryDuration?: Count;
  /** Seconds. */
  readonly computeWindow?: Count;
  /** Seconds. */
  readonly reportingInterval?: Count;
  /** `BY_TIME` or `BY_CYCLES`; no form offers it. */
  readonly locationAggregationModel?: string;
  readonly minimumMovementInMeters?: Count;
  readonly thresholdIds: readonly number[];
  /** Opaque text of several lines. */
  readonly profile?: string;
  readonly iterationDataLogEnabled?: boolean;
}

/** Settings of readers during a job. */
export type Recipe = RecipeSettings<number>;

/** A recipe as a form holds it. A profile may hold its line breaks as literal `\n`. */
export type RecipeDraft<Count> = Omit<RecipeSettings<Count>, 'readerConfigurations' | 'thresholdIds'> &
  Partial<Pick<RecipeSettings<Count>, 'readerConfigurations' | 'thresholdIds'>>;

/** A setting of a recipe that not every type has. */
export type RecipeField = Exclude<
  keyof Recipe,
  'name' | 'type' | 'readerConfigurationName' | 'readerConfigurations'
>;
