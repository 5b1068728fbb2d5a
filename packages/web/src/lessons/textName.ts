/** The name of a text: a step has its own in its lesson, or one with a dot in it, which several lessons share. */
export const textName = (lesson: string, step: string): string =>
  step.includes(".") ? step : `${lesson}.${step}`;
