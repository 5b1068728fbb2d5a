/** A hint while playing against bots. */
export const counsel = {
  "counsel.title": "What the marshal would do",
  "counsel.thinking": "The marshal is thinking about it",
  "counsel.stop": "Stop",
  "counsel.because": "Why",
  "counsel.chance": "Your chance to win, as he sees it: {before} without it, {after} with it.",
  "counsel.do": "Do that",
  "counsel.doFirst": "Do the first of it",
  "counsel.onBoard": "{city}: the marshal’s advice",
  "counsel.limits": "He knows no more than you may know, and he errs.",
  "counsel.close": "Put the hint away",
  "counsel.failed": "There is no hint: {message}",
  "counsel.again": "Ask again",
} as const;
